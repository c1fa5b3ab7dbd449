import type { ReactNode } from "react";
import { AccountPage } from "~/accounts/account-page";
import { prayerPath, prayersPath } from "~/paths";
import { BackLink } from "~/ui/controls/back-link";

type PrayerFrameProps = {
  title: string;
  lead?: string;
  /** Where the way back leads, and what it says. */
  back: { to: string; label: string };
  /** It takes the width of the page. */
  wide?: boolean;
  children: ReactNode;
};

/** A page of one prayer: its name and the way back, and one column below. */
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

/** The ways back. */
export const toPrayers = { to: prayersPath, label: "My Prayers" };
export const toPrayer = (handle: string) => ({
  to: prayerPath(handle),
  label: "Back to the prayer",
});
