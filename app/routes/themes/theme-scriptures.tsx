import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import type { ThemePage } from "./theme.server";

type ThemeScripturesProps = Pick<ThemePage, "theme" | "path" | "address" | "saved">;

const verseButtons = ["save-verse-1", "save-verse-2", "save-verse-3"] as const;

/**
 * Where there is room, the place of a reading and what can be done with it stand beside its words; else
 * under each other, however short the name of the place.
 */
const ledger =
  "[&>*>div]:-ms-3.5 [&_.button]:min-h-11 [&_.button]:border-transparent [&_.button]:px-2.5 [&_.button]:text-small [&_.button]:font-medium [&>*>div]:w-full @path:[&>*>div]:w-auto @path:*:grid @path:*:gap-y-1 @path:*:grid-cols-[minmax(0,1fr)_36.5rem] @path:*:grid-rows-[auto_1fr] @path:*:items-start @path:*:gap-x-16 @path:[&_blockquote]:[grid-area:1/2/3]";

/** The theme in the words of the Bible. */
export function ThemeScriptures({ theme, path, address, saved }: ThemeScripturesProps) {
  return (
    <section aria-labelledby="readings-heading" className="theme-row">
      <h2 id="readings-heading" className="mb-5">
        Scripture Readings
      </h2>
      <div className={`*:border-t *:border-line *:py-6 print:*:py-3 ${ledger}`}>
        {theme.scriptures.map((scripture, index) => {
          const intent = verseButtons[index] ?? "save-verse-1";
          return (
            <ScriptureBlock
              key={scripture.reference}
              scripture={scripture}
              address={address}
              picture={`verse/theme/${theme.id}/${index + 1}`}
              small
            >
              <SavePrayerForm
                intent={intent}
                action={path}
                path={`${path}#${intent}`}
                saved={saved?.[intent]}
                kind={kindOf(scripture.reference)}
                variant="quiet"
              />
            </ScriptureBlock>
          );
        })}
      </div>
    </section>
  );
}
