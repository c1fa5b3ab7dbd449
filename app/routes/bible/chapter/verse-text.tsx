import { VerseWords } from "~/ui/reading/verse-words";
import type { Verse } from "./paragraphs";

type VerseTextProps = {
  verse: Verse;
  /** It is a line of its own. */
  lines?: boolean;
  /** A paragraph ends with it. */
  ends: boolean;
};

/** A verse behind its number, which marks it; one that the translation leaves out says so. */
export function VerseText({ verse, lines, ends }: VerseTextProps) {
  const { number, text, marked } = verse;
  const Tag = marked ? "mark" : "span";
  const query = lines ? `?as=lines&v=${number}` : `?v=${number}`;
  return (
    <>
      <Tag
        id={`v${number}`}
        className="rounded-small box-decoration-clone bg-transparent text-inherit target:bg-accent/38 [mark&]:bg-accent/38"
      >
        <a
          href={`${query}#v${number}`}
          rel="nofollow"
          aria-label={`Verse ${number}`}
          className={`font-sans text-fine font-medium text-ink-quiet tabular-nums in-[mark]:font-normal in-[mark]:text-ink in-target:text-ink lining-nums hover:underline ${
            lines ? "inline-block min-h-6 w-10 indent-0" : "-ms-2 -me-0.5 px-2 py-1.5 align-[0.1em]"
          }`}
        >
          {number}
        </a>
        {text ? <VerseWords text={text} ends={ends} /> : <OmittedVerse />}
      </Tag>{" "}
    </>
  );
}

/** Sixteen numbers that later copies have a verse for, and the oldest have not. */
function OmittedVerse() {
  return <i className="text-fine text-ink-quiet">(This verse is not in the oldest manuscripts.)</i>;
}
