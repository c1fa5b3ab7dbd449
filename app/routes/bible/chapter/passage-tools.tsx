import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { ButtonLink } from "~/ui/controls/button";
import { ShareVerse } from "~/ui/share/share-verse";
import type { ChapterPage } from "./chapter.server";

/** What can be done with the marked verses, right behind the last of them. */
export function PassageTools({ path, passage }: ChapterPage) {
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
