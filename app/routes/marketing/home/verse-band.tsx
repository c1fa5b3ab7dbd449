import type { ReactNode } from "react";
import { dimmed } from "~/ui/art/dimmed";
import { Foreground, ScenePicture } from "~/ui/art/scene-picture";
import { PageLink } from "~/ui/controls/page-link";
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
    <section
      aria-labelledby="verse-heading"
      className="verse-band night relative isolate pt-[calc(var(--spacing-band)*.65)] pb-[clamp(18rem,25vw,22rem)]"
    >
      {/* The share menu must not be cut off with the sky; the words stand on night, wherever the dawn is. */}
      <div className={`verse-sky night ${dimmed} after:-z-1 absolute inset-0 -z-1 overflow-clip`}>
        <ScenePicture
          name="hills"
          tone="rose"
          wide
          className="absolute bottom-0 -z-2 mask-dawn-38% [--scene-height:clamp(18rem,25vw,22rem)]"
        />
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
          <PageLink to="/today" className="link inline-flex min-h-11 items-center">
            Morning and night prayer for today
          </PageLink>
        </p>
      </div>
    </section>
  );
}
