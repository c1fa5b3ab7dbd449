import { Fragment } from "react";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { ButtonLink } from "~/ui/controls/controls";
import { DivineName, LinkedText, ReferenceLink, VerseWords } from "~/ui/reading/scripture";
import { ShareVerse } from "~/ui/share/share";
import type { ChapterPage } from "./chapter.server";

type SectionProps = ChapterPage["sections"][number] & { page: ChapterPage };

/** The headings are the translators' own, set apart from what they translate. */
export function SectionView({ headings, parallels, blocks, page }: SectionProps) {
  const { hideHeadings } = page.look;
  return (
    <>
      {(hideHeadings ? [] : headings).map(({ level, text }) => {
        const Tag = level === "s2" || level === "qa" ? "h3" : "h2";
        return (
          <Tag
            key={text}
            className="mt-10 mb-4 font-sans text-subheading text-ink-quiet first:mt-3"
          >
            <DivineName text={text} />
          </Tag>
        );
      })}
      {!hideHeadings && parallels.length > 0 && (
        <p className="no-print -mt-3 mb-4 font-sans text-small text-ink-quiet">
          {parallels.map((reference, index) => (
            <Fragment key={reference}>
              {index > 0 && "; "}
              <ReferenceLink reference={reference} />
            </Fragment>
          ))}
        </p>
      )}
      {blocks.map((block, index) => (
        <BlockView
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          key={index}
          {...block}
          stanza={block.stanza || (hideHeadings && index === 0)}
          page={page}
        />
      ))}
    </>
  );
}

type Block = SectionProps["blocks"][number];
type Piece = Block["pieces"][number];

const prose = "not-first:mt-5";

/** A line that is too long goes on further in than every line begins; on a phone there are two edges. */
const looks: Readonly<Record<Block["kind"], string>> = {
  p: prose,
  pmo: prose,
  q1: "relative ps-16 -indent-9 text-balance max-sm:ps-11 max-sm:-indent-4",
  q2: "relative ps-16 -indent-5 text-balance max-sm:ps-11 max-sm:-indent-4",
  qr: "text-end",
  li1: "relative ps-16 -indent-9",
  li2: "relative ps-16 -indent-5",
  pc: "my-5 text-center",
};

function BlockView({ kind, stanza, pieces, endsMarked, page }: Block & { page: ChapterPage }) {
  const look = looks[kind];
  const isLine = look.startsWith("relative");
  return (
    <>
      {page.lines && look === prose ? (
        pieces.map((piece) => (
          <p key={piece.number} className={`mt-1.5 ${looks.q1}`}>
            <VerseText {...piece} look={page.look} inMargin lines />
          </p>
        ))
      ) : (
        <p
          className={`${look} ${stanza ? "mt-5" : ""} ${pieces[0]?.begins ? "" : "print:break-before-avoid"}`}
        >
          {pieces.map((piece, index) => (
            <VerseText
              key={piece.number}
              {...piece}
              look={page.look}
              inMargin={isLine && index === 0}
            />
          ))}
        </p>
      )}
      {endsMarked && <PassageTools {...page} />}
    </>
  );
}

type VerseTextProps = Piece & {
  look: ChapterPage["look"];
  inMargin: boolean;
  lines?: boolean;
};

/** Words of a verse, where they begin behind its number; one that the translation leaves out says so. */
function VerseText({ inMargin, lines, look, ...piece }: VerseTextProps) {
  const { number, text, begins, marked } = piece;
  const Tag = marked ? "mark" : "span";
  return (
    <>
      <Tag
        id={begins ? `v${number}` : undefined}
        className="rounded-small box-decoration-clone bg-transparent text-inherit target:bg-accent/38 [mark&]:bg-accent/38"
      >
        {begins && !look.hideNumbers && (
          <a
            href={`${lines ? "?as=lines&v=" : "?v="}${number}#v${number}`}
            rel="nofollow"
            {...saidIf(look.sayNumbers, `Verse ${number}`)}
            className={`font-sans text-fine font-medium text-ink-quiet tabular-nums select-none in-[mark]:font-normal in-[mark]:text-ink in-target:text-ink lining-nums hover:underline ${
              inMargin
                ? "absolute start-0 min-h-6 w-7 indent-0"
                : "-ms-2 -me-0.5 py-1.5 ps-2 pe-1 align-[0.1em]"
            }`}
          >
            {`${number}\u00a0`}
          </a>
        )}
        {text ? (
          <PieceWords {...piece} look={look} />
        ) : (
          <i className="text-fine text-ink-quiet">(This verse is not in the oldest manuscripts.)</i>
        )}
      </Tag>{" "}
    </>
  );
}

/** Who has the text read aloud hears the text alone, and Tab leads past it, unless they chose more. */
const saidIf = (chosen: boolean, label: string) =>
  chosen ? { "aria-label": label } : { "aria-hidden": true, tabIndex: -1 };

type PieceProps = Piece & Pick<VerseTextProps, "look">;

function PieceWords({ text, notes, ofJesus, look }: PieceProps) {
  const spoken = look.redLetters ? ofJesus : [];
  const shown = look.hideHeadings ? [] : notes;
  const cuts = [...shown.map(({ at }) => at), ...spoken.flat(), text.length];
  const places = [...new Set(cuts)].sort((one, other) => one - other);
  return places.map((end, index) => {
    const start = places[index - 1] ?? 0;
    const marks = shown.filter(({ at }) => at === end);
    const words = <VerseWords text={text.slice(start, end)} />;
    const isSpoken = spoken.some(([from, to]) => from <= start && end <= to);
    return (
      <Fragment key={end}>
        {isSpoken ? <span className={wordsOfJesus}>{words}</span> : words}
        {marks.map(({ letter }) => (
          <NoteMark key={letter} letter={letter} said={look.sayNumbers} />
        ))}
      </Fragment>
    );
  });
}

/** The accent with ink enough to be read; where a reader has few colors of their own, by its weight. */
const wordsOfJesus =
  "supports-[color:color-mix(in_srgb,red,red)]:text-[color-mix(in_srgb,var(--color-ink)_55%,var(--color-accent))] forced-colors:font-semibold";

function NoteMark({ letter, said }: { letter: string; said: boolean }) {
  return (
    <sup aria-hidden={said ? undefined : true} className="leading-none select-none">
      {/* No line begins with a mark, also behind a quotation mark. */}
      {"\u2060"}
      <a
        id={`mark-${letter}`}
        href={`#note-${letter}`}
        {...saidIf(said, `Note ${letter}`)}
        className="-mx-2 px-2.5 py-1.5 font-sans text-fine leading-none text-ink-quiet italic hover:underline"
      >
        {letter}
      </a>
    </sup>
  );
}

/** The translators' notes, at the foot of the chapter; each leads back to its mark. */
export function Notes({ notes }: ChapterPage) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes-heading" className="mt-part text-small">
      <h2 id="notes-heading" className="no-print text-subheading">
        The translators’ notes
      </h2>
      <ul className="mt-3 print:border-t print:pt-2 print:[&_li]:inline print:[&_li]:pe-4">
        {notes.map(({ letter, number, text }) => (
          <li key={letter} id={`note-${letter}`} className="rounded-small py-1 target:bg-accent/38">
            <a
              href={`#mark-${letter}`}
              aria-label={`Back to verse ${number}`}
              className="py-1.5 pe-2 text-ink-quiet italic hover:underline"
            >
              {letter} {number}
            </a>{" "}
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be done with the marked verses, right behind the last of them. */
function PassageTools({ path, passage }: ChapterPage) {
  const { reference, marks, text, address, source, saved, more } = passage;
  if (!address) return null;
  return (
    <aside
      id="marked"
      aria-label={reference}
      className="no-print my-5 scroll-mt-40 rounded-large border border-line bg-surface-raised p-4 font-sans text-base"
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
