import type { ReactNode } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { Scene } from "~/ui/art/scene";
import { EntranceSide } from "./entrance-side";

type EntranceProps = {
  title: string;
  lead: string;
  children: ReactNode;
};

/** The way in: a card under a sky that turns to day. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <div className="entrance">
      <Scene name="hills" wide className="entrance-scene" />
      <div className="entrance-row wrap">
        <header className="night">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="entrance-card card">{children}</div>
        <EntranceSide />
      </div>
      <Foreground />
    </div>
  );
}
