import { kindOf, SavePrayerForm } from "~/bookmarks/save-prayer";
import { HelpAgain } from "~/ui/reading/help-again";
import type { HelpNeed } from "~/ui/reading/help-lines";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import type { ThemePage } from "./theme.server";
import { themeRow } from "./theme-row";

type ThemeReadingProps = Pick<ThemePage, "theme" | "path" | "address" | "saved"> & HelpNeed;

const verseButtons = ["save-verse-1", "save-verse-2", "save-verse-3"] as const;

/** The theme itself: its prayer, its scriptures and its thought. */
export function ThemeReading({ theme, path, address, saved, ...help }: ThemeReadingProps) {
  return (
    <>
      <Prayer theme={theme} path={path} saved={saved} />
      <Readings theme={theme} path={path} address={address} saved={saved} />
      <section aria-labelledby="reflection-heading" className={themeRow}>
        <h2 id="reflection-heading" className="mb-5">
          For Reflection
        </h2>
        <div>
          <div className="prose">
            <Paragraphs text={theme.reflection} />
          </div>
          <HelpAgain {...help} />
        </div>
      </section>
    </>
  );
}

function Prayer({ theme, path, saved }: Omit<ThemeReadingProps, "address" | keyof HelpNeed>) {
  return (
    <section
      aria-labelledby="prayer-heading"
      className="vigil read night @path:px-[max(var(--side),calc(50%-21rem))] @path:[&_.prayer]:text-[1.5625rem] [--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%]"
    >
      <h2 id="prayer-heading" className="eyebrow mb-5">
        Daily Prayer
      </h2>
      <div className="prayer">
        <Paragraphs text={theme.prayer} />
      </div>
      <SavePrayerForm
        intent="save-prayer"
        action={path}
        path={`${path}#save-prayer`}
        saved={saved?.["save-prayer"]}
      />
    </section>
  );
}

/**
 * Where there is room, the place of a reading and what can be done with it stand beside its words; else
 * under each other, however short the name of the place.
 */
const ledger =
  "[&>*>div]:w-full @path:[&>*>div]:w-auto @path:*:grid @path:*:gap-y-1 @path:*:grid-cols-[minmax(0,1fr)_36.5rem] @path:*:grid-rows-[auto_1fr] @path:*:items-start @path:*:gap-x-16 @path:[&_blockquote]:[grid-area:1/2/3]";

function Readings({ theme, path, address, saved }: Omit<ThemeReadingProps, keyof HelpNeed>) {
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
