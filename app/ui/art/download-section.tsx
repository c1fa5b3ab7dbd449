import type { LucideIcon } from "lucide-react";
import Apple from "lucide-react/icons/apple";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PlanPhone } from "./phone-mockup";
import { Scene } from "./scene";

/** The invitation to the app, with the buttons of the shops. */
export function DownloadSection() {
  return (
    <section
      id="download"
      aria-labelledby="download-heading"
      className="wrap band @container print:hidden"
    >
      <div className="download dusk night relative isolate grid grid-cols-1 overflow-clip rounded-stage px-stage pt-stage @duo:grid-cols-[minmax(0,1fr)_auto] @duo:gap-12 @duo:pt-0 @duo:before:bg-(image:--dusk)">
        <Scene
          name="water"
          wide
          className="absolute inset-x-0 bottom-0 -z-2 h-104 w-full mask-dawn-45% @duo:h-full @duo:mask-none"
        />
        <div className="max-w-120 @duo:self-center @duo:py-20">
          <p className="eyebrow">Expected Summer 2025</p>
          <h2 id="download-heading" className="mt-3 mb-4 text-title">
            Carry your prayers with you
          </h2>
          <p className="text-lead">
            Plans, themes and your private journal, on the phone in your pocket. Five quiet minutes
            are enough to begin.
          </p>
          <div className="buttons mt-8">
            <StoreLink icon={Apple}>App Store</StoreLink>{" "}
            <StoreLink icon={Play}>Google Play</StoreLink>
          </div>
        </div>
        <PlanPhone className="download-phone" />
      </div>
    </section>
  );
}

/** Both shops lead to the waitlist until the app is there. */
function StoreLink({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <ButtonLink to="/app-download">
      <Icon of={icon} /> {children}
    </ButtonLink>
  );
}
