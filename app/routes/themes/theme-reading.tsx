import { SavePrayerForm } from "~/bookmarks/save-prayer";
import { HelpLines, type HelpNeed } from "~/ui/reading/help-lines";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import type { ThemePage } from "./theme.server";

type ThemeReadingProps = Pick<ThemePage, "theme" | "path" | "address" | "saved"> & HelpNeed;

const verseButtons = ["save-verse-1", "save-verse-2", "save-verse-3"] as const;

/** The theme itself: its prayer, its scriptures and its thought. */
export function ThemeReading({ theme, path, address, saved, ...help }: ThemeReadingProps) {
  return (
    <>
      <section aria-labelledby="prayer-heading" className="vigil night">
        <h2 id="prayer-heading">Daily Prayer</h2>
        <div className="prayer">
          <Paragraphs text={theme.prayer} />
        </div>
        <SavePrayerForm
          intent="save-prayer"
          action={path}
          path={`${path}#save-prayer`}
          saved={saved["save-prayer"]}
        />
      </section>
      <section aria-labelledby="readings-heading" className="readings">
        <h2 id="readings-heading">Scripture Readings</h2>
        <div>
          {theme.scriptures.map((scripture, index) => {
            const intent = verseButtons[index] ?? "save-verse-1";
            return (
              <ScriptureBlock
                key={scripture.reference}
                scripture={scripture}
                address={address}
                small
              >
                <SavePrayerForm
                  intent={intent}
                  action={path}
                  path={`${path}#${intent}`}
                  saved={saved[intent]}
                  small
                />
              </ScriptureBlock>
            );
          })}
        </div>
      </section>
      <section aria-labelledby="reflection-heading" className="thought">
        <h2 id="reflection-heading">For Reflection</h2>
        <div>
          <div className="prose">
            <Paragraphs text={theme.reflection} />
          </div>
          <HelpLines needsHelpLines={help.needsHelpLines} unsafeHome={help.unsafeHome} again />
        </div>
      </section>
    </>
  );
}
