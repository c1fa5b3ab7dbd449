import type { ReactNode } from "react";
import { AccountPage } from "~/accounts/account-page";
import { prayerPath, prayersPath } from "~/paths";
import { BackLink } from "~/ui/controls/back-link";

type PrayerFrameProps = {
  title: string;
  lead?: string;
  /** Of the prayer to go back to; My Prayers without. */
  handle?: string;
  wide?: boolean;
  children: ReactNode;
};

export function PrayerFrame({ title, lead, handle, wide, children }: PrayerFrameProps) {
  const before = handle ? (
    <BackLink to={prayerPath(handle)}>Back to the prayer</BackLink>
  ) : (
    <BackLink to={prayersPath}>My Prayers</BackLink>
  );
  return (
    <AccountPage before={before} title={title} lead={lead}>
      <div
        className={`pt-part ${wide ? "" : "max-w-180"} [&>.notice]:my-4 [&_input]:text-base [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55]`}
      >
        {children}
      </div>
    </AccountPage>
  );
}
