import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import type { IconName } from "~/ui/controls/icon-names";
import { PlanPhone } from "./phone-mockup";
import { ScenePicture } from "./scene-picture";

/** The invitation to the app, with the buttons of the shops. */
export function DownloadSection() {
  return (
    <section
      id="download"
      aria-labelledby="download-heading"
      className="wrap band @container print:hidden"
    >
      <div className="download dusk night">
        <ScenePicture name="water" wide className="download-scene" />
        <div className="download-words">
          <p className="eyebrow">Expected Summer 2025</p>
          <h2 id="download-heading" className="mt-3 mb-4 text-title">
            Carry your prayers with you
          </h2>
          <p className="text-lead">
            Plans, themes and your private journal, on the phone in your pocket. Five quiet minutes
            are enough to begin.
          </p>
          <div className="buttons mt-8">
            <StoreLink icon="apple">App Store</StoreLink>{" "}
            <StoreLink icon="play">Google Play</StoreLink>
          </div>
        </div>
        <PlanPhone className="download-phone" />
      </div>
    </section>
  );
}

/** Both shops lead to the waitlist until the app is there. */
function StoreLink({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <ButtonLink to="/app-download">
      <Icon of={icon} /> {children}
    </ButtonLink>
  );
}
