import { Fragment, type ReactNode } from "react";
import { VerseWords } from "./verse-words";

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
      <span className={`block ps-[1.5em] ${indentOf(line)} ${inMiddle}`}>
        {words(line.trimStart(), first + at)}
        {/* Seen where there are no styles: in reading modes and text browsers. */}
        {at < lines.length - 1 && <br />}
      </span>
      {"\n"}
    </Fragment>
  ));
}

const indentOf = (line: string) => (line.startsWith(" ") ? "-indent-[0.75em]" : "-indent-[1.5em]");

const inMiddle = "in-[.text-center]:ps-0 in-[.text-center]:indent-0";

const plain = (line: string): ReactNode => <VerseWords text={line} />;
