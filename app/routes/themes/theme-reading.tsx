import { KeepAct } from "~/bookmarks/save-prayer";
import { HelpLines } from "~/ui/reading/help-lines";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import type { ThemePage } from "./theme.server";

type ThemeReadingProps = Pick<
  ThemePage,
  "theme" | "path" | "address" | "needsHelpLines" | "keeping"
>;

const verseActs = ["keep-verse-1", "keep-verse-2", "keep-verse-3"] as const;

/** The theme itself: its prayer, its scriptures and its thought. */
export function ThemeReading({ theme, path, address, needsHelpLines, keeping }: ThemeReadingProps) {
  return (
    <>
      <section aria-labelledby="prayer-heading" className="vigil night">
        <h2 id="prayer-heading">Daily Prayer</h2>
        <div className="prayer">
          <Paragraphs text={theme.prayer} />
        </div>
        <KeepAct act="keep" action={path} path={`${path}#keep`} kept={keeping.keep} />
      </section>
      <section aria-labelledby="readings-heading" className="readings">
        <h2 id="readings-heading">Scripture Readings</h2>
        <div>
          {theme.scriptures.map((scripture, index) => {
            const act = verseActs[index] ?? "keep-verse-1";
            return (
              <ScriptureBlock
                key={scripture.reference}
                scripture={scripture}
                address={address}
                small
              >
                <KeepAct
                  act={act}
                  action={path}
                  path={`${path}#${act}`}
                  kept={keeping[act]}
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
          {needsHelpLines && <HelpLines />}
        </div>
      </section>
    </>
  );
}
