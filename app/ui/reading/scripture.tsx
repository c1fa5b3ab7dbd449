import { Fragment, type ReactNode } from "react";
import { biblePath, bookAndVerses, referencePattern } from "#content/bible/bible-path";
import type { Scripture } from "#content/scripture";
import { ShareVerse } from "../share/share";

type VerseToPrayProps = Scripture & { className?: string };

export function VerseToPray({ verses, reference, className }: VerseToPrayProps) {
  return (
    <figure className={className}>
      <blockquote className="max-w-144 font-serif text-prayer">
        <Quotation text={verses} />
      </blockquote>
      <figcaption className="reference mt-2">
        <ReferenceLink reference={reference} />
      </figcaption>
    </figure>
  );
}

type ScriptureBlockProps = {
  scripture: { reference: string; verses: string };
  address: string;
  /** What it is called as a picture; without a name it is found by its reference. */
  picture?: string;
  night?: boolean;
  long?: boolean;
  small?: boolean;
  heading?: ReactNode;
  act?: ReactNode;
  children?: ReactNode;
};

export function ScriptureBlock({ scripture, heading, children, ...look }: ScriptureBlockProps) {
  const { address, picture, night, long, small, act } = look;
  return (
    <figure
      className={`scripture-block flex flex-wrap items-center gap-x-4 sm:gap-x-8 ${small ? "justify-between" : ""} ${night ? "vigil night gap-y-6" : "gap-y-5"}`}
    >
      {heading && <div className="flex-[0_0_100%]">{heading}</div>}
      <blockquote className={`scripture min-w-0 flex-[0_0_100%] ${long ? "scripture-long" : ""}`}>
        <Quotation text={scripture.verses} />
      </blockquote>
      <div className="relative order-1 flex flex-wrap items-start gap-3 max-sm:w-full [&_.button]:px-3.25 in-[.vigil]:grow has-[.notice]:w-full">
        {act} <ShareVerse scripture={scripture} address={address} picture={picture} small={small} />
        {children}
      </div>
      <figcaption className="reference">
        <ReferenceLink reference={scripture.reference} />
      </figcaption>
    </figure>
  );
}

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
export function VerseWords({ text }: { text: string }) {
  return text.split(nonBreaking).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span key={index} className={part.endsWith(".") ? "inline-block" : "whitespace-nowrap"}>
        <DivineName text={part} />
      </span>
    ) : (
      part
    ),
  );
}

const nonBreaking =
  /(\bO \w+|(?:(?:the|Lord) )?\b(?:LORD|GOD)\b—?|Holy Spirit|In (?:Jesus Christ|Christ Jesus), amen\.|Jesus Christ|Christ Jesus|\b\w+—)/;

export function ReferenceLink({ reference }: { reference: string }) {
  const path = biblePath(reference);
  return path ? (
    <a href={path} className={`py-1 hover:underline ${isShort(reference) ? noBreak : ""}`}>
      {isShort(reference) ? reference : <ReferenceWords reference={reference} />}
    </a>
  ) : (
    reference
  );
}

/** A reference that never breaks within its book or its verses, and a short one not at all. */
export function ReferenceWords({ reference }: { reference: string }) {
  if (isShort(reference)) return whole(reference);
  const [book = "", verses = ""] = bookAndVerses(reference);
  return (
    <>
      {/\d/.test(book) ? whole(book) : book} {/[-, ]/.test(verses) ? whole(verses) : verses}
    </>
  );
}

/** The narrowest phone shows as many letters at the largest text size. */
const isShort = ({ length }: string) => length <= 20;

const noBreak = "whitespace-nowrap";

const whole = (words: string) => <span className={noBreak}>{words}</span>;

export function LinkedText({ text }: { text: string }) {
  return text.split(referencePattern).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <ReferenceLink key={index} reference={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <VerseWords key={index} text={part} />
    ),
  );
}

export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <LinkedText text={paragraph} />
    </p>
  ));
}

type QuotationProps = {
  /** Lines, paragraphs and stanzas as `Scripture` has them. */
  text: string;
  /** Shows a line, which is numbered through all of the text. */
  words?: (line: string, index: number) => ReactNode;
};

/** The words of the Bible as they are set in print. */
export function Quotation({ text, words }: QuotationProps) {
  let count = 0;
  return text.split("\n\n").map((stanza, index) => {
    const first = count;
    count += stanza.split("\n").length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <p key={index} className="not-first:mt-[0.75em]">
        <QuotedLines text={stanza} words={words} first={first} />
      </p>
    );
  });
}

/** One paragraph or stanza; an overlong line of poetry goes on further in. */
export function QuotedLines({
  text,
  words = plain,
  first = 0,
}: QuotationProps & { first?: number }) {
  const lines = text.split("\n");
  if (lines.length === 1) return words(text, first);
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={at}>
      <span className={`quoted-line ${line.startsWith(" ") ? "set-in" : ""}`}>
        {words(line.trimStart(), first + at)}
        {/* Seen where there are no styles: in reading modes and text browsers. */}
        {at < lines.length - 1 && <br />}
      </span>
      {"\n"}
    </Fragment>
  ));
}

const plain = (line: string): ReactNode => <VerseWords text={line} />;
