import { SavePrayerForm } from "~/prayers/save-prayer";
import { DawnRings } from "~/ui/art/scene-picture";
import { HelpAgain } from "~/ui/reading/help-again";
import type { HelpNeed } from "~/ui/reading/help-lines";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { ThemePage } from "./theme.server";
import { themeCardRow, themeRow } from "./theme-row";
import { ThemeScriptures } from "./theme-scriptures";

type ThemeReadingProps = Pick<ThemePage, "theme" | "path" | "address" | "saved"> & HelpNeed;

/** The theme itself: its prayer, its scriptures and its thought. */
export function ThemeReading({ theme, path, address, saved, ...help }: ThemeReadingProps) {
  return (
    <>
      <Prayer theme={theme} path={path} saved={saved} />
      <ThemeScriptures theme={theme} path={path} address={address} saved={saved} />
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
      className={`vigil read night ${dawn} ${themeCardRow}`}
    >
      <DawnRings />
      <h2 id="prayer-heading" className="mb-5">
        Daily Prayer
      </h2>
      <div className="prayer @path:[grid-area:1/2/3]">
        <Paragraphs text={theme.prayer} />
      </div>
      <div className="no-print mt-6 @path:mt-0">
        <SavePrayerForm
          intent="save-prayer"
          action={path}
          path={`${path}#save-prayer`}
          saved={saved?.["save-prayer"]}
        />
      </div>
    </section>
  );
}

/** A light under the prayer; where there is room, the sun in its rings beside it. */
const dawn =
  "[--dawn-at:46%_clamp(2.5rem,6vw,4.5rem)_at_50%_100%] [--rings:0rem] @path:grid-rows-[auto_1fr] @path:[--dawn-at:24rem_15rem_at_16.5rem_100%] @path:[--rings-right:50%] @path:[--rings:36rem] @path:[&_.prayer]:text-[1.5625rem]";
