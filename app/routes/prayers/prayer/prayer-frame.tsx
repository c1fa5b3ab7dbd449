import type { ReactNode } from "react";
import { AccountPage } from "~/accounts/account-page";
import { prayerPath, prayersPath } from "~/paths";
import { BackLink } from "~/ui/controls/back-link";

type PrayerFrameProps = {
  title: string;
  lead?: string;
  back: { to: string; label: string };
  wide?: boolean;
  children: ReactNode;
};

export function PrayerFrame({ title, lead, back, wide, children }: PrayerFrameProps) {
  return (
    <AccountPage
      before={<BackLink to={back.to}>{back.label}</BackLink>}
      title={title}
      lead={lead}
      close
    >
      <div
        className={`pt-part ${wide ? "" : "max-w-180"} [&>.notice]:my-4 [&_input]:text-base [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]`}
      >
        {children}
      </div>
    </AccountPage>
  );
}

export const toPrayers = { to: prayersPath, label: "My Prayers" };
export const toPrayer = (handle: string) => ({
  to: prayerPath(handle),
  label: "Back to the prayer",
});
