import { DivineName } from "~/ui/reading/divine-name";
import type { ChapterPage } from "./chapter.server";
import type { Paragraph } from "./paragraphs";
import { PassageTools } from "./passage-tools";
import { VerseText } from "./verse-text";

/** A paragraph or a stanza under its heading, and behind it what can be done with its marked verses. */
export function Passage({ heading, verses, endsMarked, page }: Paragraph & { page: ChapterPage }) {
  const { lines } = page;
  return (
    <div className={heading ? "not-first:mt-14" : "not-first:mt-5"}>
      {heading && (
        <h2 className="mb-4 text-[1.625rem] leading-tight">
          <DivineName text={heading} />
        </h2>
      )}
      {lines ? (
        verses.map((verse) => (
          <p key={verse.number} className="mt-1.5 ps-10 -indent-10">
            <VerseText verse={verse} lines ends />
          </p>
        ))
      ) : (
        <p>
          {verses.map((verse) => (
            <VerseText key={verse.number} verse={verse} ends={verse === verses.at(-1)} />
          ))}
        </p>
      )}
      {endsMarked && <PassageTools {...page} />}
    </div>
  );
}
