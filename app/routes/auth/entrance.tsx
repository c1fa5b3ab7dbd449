import type { ReactNode } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { ScenePicture } from "~/ui/art/scene-picture";
import { EntranceSide } from "./entrance-side";

type EntranceProps = {
  title: string;
  lead: string;
  children: ReactNode;
};

/** The way in: a card under a sky that turns to day. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <div className="entrance @container relative isolate overflow-clip xl:min-h-248">
      <ScenePicture name="hills" wide eager className="entrance-scene" />
      <div className="entrance-row wrap">
        <header className="night bg-transparent">
          <h1>{title}</h1>
          <p className="lead mt-3 text-ink">{lead}</p>
        </header>
        <div className="entrance-card card grid grid-cols-1 gap-6 p-inset shadow-high">
          {children}
        </div>
        <EntranceSide />
      </div>
      <Foreground />
    </div>
  );
}
