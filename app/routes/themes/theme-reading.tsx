import { DawnRings } from "~/ui/dawn-rings";
import { HelpLines } from "~/ui/help-lines";
import { Paragraphs } from "~/ui/paragraphs";
import { ScriptureBlock } from "~/ui/scripture-block";
import type { ThemePage } from "./theme.server";

type ThemeReadingProps = Pick<ThemePage, "theme" | "address" | "needsHelpLines">;

/** The theme itself: its prayer, its scriptures and its thought. */
export function ThemeReading({ theme, address, needsHelpLines }: ThemeReadingProps) {
  return (
    <>
      <section aria-labelledby="prayer-heading" className="vigil night">
        <DawnRings />
        <h2 id="prayer-heading">Daily Prayer</h2>
        <div className="prayer">
          <Paragraphs text={theme.prayer} />
        </div>
      </section>
      <section aria-labelledby="readings-heading" className="readings">
        <h2 id="readings-heading">Scripture Readings</h2>
        {theme.scriptures.map((scripture) => (
          <ScriptureBlock key={scripture.reference} scripture={scripture} address={address} />
        ))}
      </section>
      <section aria-labelledby="reflection-heading" className="thought">
        <h2 id="reflection-heading">For Reflection</h2>
        <div className="prose">
          <Paragraphs text={theme.reflection} />
          {needsHelpLines && <HelpLines />}
        </div>
      </section>
    </>
  );
}
