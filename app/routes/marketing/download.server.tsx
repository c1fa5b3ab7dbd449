import type { ReactNode } from "react";
import { PlanPhone } from "~/ui/art/phone-mockup";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import type { IconName } from "~/ui/controls/icon-names";

const phoneClass = "mx-auto mt-12 w-[min(17rem,70vw)] self-end";

/** What stands in the invitation to the app, by its name. */
export const downloadPart = { download: () => <Download phone /> };

/** Where phones stand on the page already. */
export const downloadWithoutPhone = { "download-alone": () => <Download /> };

function Download({ phone = false }: { phone?: boolean }) {
  return (
    <>
      <ScenePicture
        name={phone ? "water" : "path"}
        wide
        className={`absolute inset-x-0 bottom-0 -z-2 @max-duo:mask-dawn-45% ${phone ? "@max-duo:[--scene-height:26rem] @duo:[--scene-width:114%]" : "@max-duo:[--scene-height:13rem]"}`}
      />
      <div className={`max-w-120 @duo:self-center @duo:py-20 ${phone ? "" : "pb-52"}`}>
        <p className="eyebrow">Expected Summer 2025</p>
        <h2 id="download-heading" className="mt-3 mb-4 text-title">
          Carry your prayers with you
        </h2>
        <p className="text-lead text-balance">
          Plans, themes, and your private journal, on the phone in your pocket. Five quiet minutes
          are enough to begin.
        </p>
        <div className="buttons mt-8">
          <StoreLink icon="apple">App Store</StoreLink>{" "}
          <StoreLink icon="play">Google Play</StoreLink>
        </div>
      </div>
      {phone && <PlanPhone className={phoneClass} />}
    </>
  );
}

/** Both shops lead to the waitlist until the app is there. */
function StoreLink({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <ButtonLink to="/app-download" variant="secondary">
      <Icon of={icon} /> {children}
    </ButtonLink>
  );
}
