import { Fragment } from "react";
import { NoWidow } from "./no-widow";

/** The name that is not spoken is set in small capitals, as in print; read aloud or copied it is as written. */
export function DivineName({ text }: { text: string }) {
  return text.split(name).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <Fragment key={index}>
        {part.charAt(0)}
        <span className="font-[480] [font-variant-caps:all-small-caps]">{part.slice(1)}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}

const name = /\b(LORD|GOD)\b/;

/** The words of the Bible as they are; no line ends within a name of God, after a call's "O" or before a dash. */
export function VerseWords({ text, ends = true }: { text: string; ends?: boolean }) {
  return text.split(nonBreaking).map((part, index, { length }) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span key={index} className={part.endsWith(".") ? "inline-block" : "whitespace-nowrap"}>
        <DivineName text={part} />
      </span>
    ) : ends && index === length - 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <NoWidow key={index} text={part} />
    ) : (
      part
    ),
  );
}

const nonBreaking =
  /(\bO \w+|(?:(?:the|Lord) )?\b(?:LORD|GOD)\b—?|Holy Spirit|In (?:Jesus Christ|Christ Jesus), amen\.|Jesus Christ|Christ Jesus|\b\w+—)/;
