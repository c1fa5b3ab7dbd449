import Apple from "lucide-react/icons/apple";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Icon } from "./icon";
import { JournalPhone } from "./phone-mockup";

/** The invitation to the app. `children`: the store buttons, once there is a page for them. */
export function DownloadSection({ children }: { children?: ReactNode }) {
  return (
    <section id="download" aria-labelledby="download-heading" className="download">
      <div className="download-row wrap">
        <div className="download-words">
          <p className="eyebrow">Expected Summer 2025</p>
          <h2 id="download-heading">Carry your prayers with you</h2>
          <p className="lead">
            Plans, themes and your private journal, on the phone in your pocket. Five quiet minutes
            are enough to begin.
          </p>
          {children && <div className="download-links">{children}</div>}
        </div>
        <JournalPhone className="download-phone" />
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
      <ButtonLink to={to} variant="secondary">
        <Icon of={Play} /> Google Play
      </ButtonLink>
    </>
  );
}
