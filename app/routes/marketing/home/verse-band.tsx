import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ScriptureBlock } from "~/ui/reading/scripture-block";

type VerseBandProps = {
  scripture: { reference: string; verses: string };
  /** The whole address that is shared with it. */
  address: string;
  /** What else can be done with it. */
  children: ReactNode;
};

/** The scripture of the day before a dawn of its own. */
export function VerseBand({ scripture, address, children }: VerseBandProps) {
  return (
    <section aria-labelledby="verse-heading" className="verse-band night">
      <div className="verse-sky">
        <ScenePicture name="water" tone="rose" wide />
        <Foreground />
      </div>
      <div className="wrap">
        <h2 id="verse-heading" className="eyebrow">
          Scripture of the Day
        </h2>
        <ScriptureBlock scripture={scripture} address={address}>
          {children}
        </ScriptureBlock>
        <p className="no-print mt-4">
          <Link to="/today" className="link inline-flex min-h-11 items-center">
            Today’s verse, and morning and night prayer
          </Link>
        </p>
      </div>
    </section>
  );
}
