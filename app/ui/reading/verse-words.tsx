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

/** The name that is not spoken is set in small capitals, as in print; read aloud or copied it is as written. */
function DivineName({ text }: { text: string }) {
  const [before, after] = text.split(smallCapitals);
  const written = smallCapitals.exec(text)?.[0];
  if (!written) return <>{text}</>;
  return (
    <>
      {before}
      <span className="[font-variant-caps:all-small-caps]">{written}</span>
      {after}
    </>
  );
}

const smallCapitals = /(?<=\bL)ORD\b|(?<=\bG)OD\b/;
