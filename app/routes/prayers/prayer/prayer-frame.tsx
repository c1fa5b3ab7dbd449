import type { ReactNode } from "react";
import { AccountPage } from "~/accounts/account-page";
import { prayerPath, prayersPath } from "~/paths";
import { BackLink } from "~/ui/controls/back-link";

type PrayerFrameProps = {
  title: ReactNode;
  lead?: string;
  /** Of the prayer to go back to; My Prayers without. */
  handle?: string;
  wide?: boolean;
  menu?: ReactNode;
  children: ReactNode;
};

export function PrayerFrame({ title, lead, handle, wide, menu, children }: PrayerFrameProps) {
  const back = handle ? prayerPath(handle) : prayersPath;
  const before = (
    <div className="no-print flex max-w-none! items-center justify-between pb-2">
      <BackLink to={back}>{handle ? "Back to the prayer" : "My Prayers"}</BackLink> {menu}
    </div>
  );
  return (
    <AccountPage before={before} title={title} lead={lead}>
      <div
        className={`${wide ? "pt-2" : "max-w-180 pt-part"} [&>.notice]:my-4 [&_input]:text-base [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]`}
      >
        {children}
      </div>
    </AccountPage>
  );
}
