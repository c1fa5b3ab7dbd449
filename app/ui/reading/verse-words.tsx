import { DivineName } from "./divine-name";
import { NoWidow } from "./no-widow";

/** The words of the Bible as they are; no line ends within a name of God, or after a call's "O". */
export function VerseWords({ text }: { text: string }) {
  return text.split(nonBreaking).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span key={index} className="whitespace-nowrap">
        <DivineName text={part} />
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <NoWidow key={index} text={part} />
    ),
  );
}

const nonBreaking =
  /(\bO \w+|(?:(?:the|Lord) )?\b(?:LORD|GOD)\b|Holy Spirit|Jesus Christ|Christ Jesus)/;
