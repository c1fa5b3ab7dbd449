import type { ReactNode } from "react";
import { BackLink } from "~/ui/back-link";
import { PageBanner } from "~/ui/page-banner";

type PrayerFrameProps = {
  title: string;
  lead?: string;
  /** Where the way back leads, and what it says. */
  back: { to: string; label: string };
  children: ReactNode;
};

/** A page of one prayer: its name under a low night, and one column below. */
export function PrayerFrame({ title, lead, back, children }: PrayerFrameProps) {
  return (
    <>
      <PageBanner
        before={<BackLink to={back.to}>{back.label}</BackLink>}
        title={title}
        lead={lead}
        scene="lamp"
        low
      />
      <div className="one-prayer wrap">{children}</div>
    </>
  );
}

/** The ways back. */
export const toPrayers = { to: "/account/prayers", label: "My Prayers" };
export const toPrayer = (handle: string) => ({
  to: `/account/prayers/${handle}`,
  label: "Back to the prayer",
});
