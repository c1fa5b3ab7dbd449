import Apple from "lucide-react/icons/apple";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { PlanPhone } from "./phone-mockup";
import { Scene } from "./scene";

/** The invitation to the app. `children`: the store buttons, once there is a page for them. */
export function DownloadSection({ children }: { children?: ReactNode }) {
  return (
    <section id="download" aria-labelledby="download-heading" className="download-band band wrap">
      <div className="download dusk night">
        <Scene name="water" wide className="download-scene" />
        <div className="download-words">
          <p className="eyebrow">Expected Summer 2025</p>
          <h2 id="download-heading">Carry your prayers with you</h2>
          <p>
            Plans, themes and your private journal, on the phone in your pocket. Five quiet minutes
            are enough to begin.
          </p>
          {children && <div className="download-links">{children}</div>}
        </div>
        <PlanPhone className="download-phone" />
      </div>
    </section>
  );
}

/** The two shops; both lead to the waitlist until the app is there. */
export function StoreLinks({ to }: { to: string }) {
  return (
    <>
      <ButtonLink to={to}>
        <Icon of={Apple} /> App Store
      </ButtonLink>
      <ButtonLink to={to}>
        <Icon of={Play} /> Google Play
      </ButtonLink>
    </>
  );
}
