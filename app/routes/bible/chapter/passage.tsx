import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { ButtonLink } from "~/ui/controls/button";
import { DivineName } from "~/ui/reading/divine-name";
import { VerseWords } from "~/ui/reading/verse-words";
import { ShareVerse } from "~/ui/share/share";
import type { ChapterPage, Paragraph, Verse } from "./chapter.server";

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
            <VerseText {...verse} lines ends />
          </p>
        ))
      ) : (
        <p>
          {verses.map((verse) => (
            <VerseText key={verse.number} {...verse} ends={verse === verses.at(-1)} />
          ))}
        </p>
      )}
      {endsMarked && <PassageTools {...page} />}
    </div>
  );
}

/**
 * A verse behind its number, which marks it; one that the translation leaves out says so.
 * @param lines it is a line of its own. @param ends a paragraph ends with it.
 */
function VerseText({
  number,
  text,
  marked,
  lines,
  ends,
}: Verse & { lines?: boolean; ends: boolean }) {
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
        {text ? (
          <VerseWords text={text} ends={ends} />
        ) : (
          <i className="text-fine text-ink-quiet">(This verse is not in the oldest manuscripts.)</i>
        )}
      </Tag>{" "}
    </>
  );
}

/** What can be done with the marked verses, right behind the last of them. */
function PassageTools({ path, passage }: ChapterPage) {
  const { reference, marks, text, address, source, saved, more } = passage;
  if (!address) return null;
  return (
    <aside
      aria-label={reference}
      className="no-print my-5 rounded-large border border-line bg-surface-raised p-4 font-sans text-base"
    >
      <p className="reference">{reference}</p>
      <div className="mt-3 flex flex-wrap items-start gap-2 max-sm:[&_.button]:px-4 max-sm:[&>a]:basis-full">
        <ButtonLink to={`${path}?v=${marks}&pray=lectio`}>Pray with it</ButtonLink>{" "}
        <ShareVerse scripture={{ reference, verses: text }} address={address} label="Share" />
        {source && (
          <SavePrayerForm
            intent="save-verse"
            action={passage.path}
            path={`${passage.path}#save-verse`}
            saved={saved ?? false}
            kind={kindOf(reference)}
          />
        )}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-5 text-small">
        {more && (
          <a
            href={`${path}?v=${more}#v${Number.parseInt(more, 10)}`}
            rel="nofollow"
            className={quiet}
          >
            One verse more
          </a>
        )}
        <a href={path} className={quiet}>
          No marks
        </a>
      </p>
    </aside>
  );
}

const quiet = "link inline-flex min-h-11 items-center";
