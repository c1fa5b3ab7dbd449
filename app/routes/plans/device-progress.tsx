import { dayPath } from "~/paths";
import { PageLink } from "~/ui/controls/page-link";
import { useDeviceProgress } from "./use-device-progress";

type DeviceProgressProps = { planId: string; day: number; dayCount: number };

/**
 * The day that a visitor without an account had open last, once they had started the plan. Only a
 * script keeps and offers it; it never leaves the device.
 */
export function DeviceProgress({ planId, day, dayCount }: DeviceProgressProps) {
  const stored = useDeviceProgress(planId, day);
  if (!stored || stored === day || stored > dayCount) return null;
  return (
    <PageLink
      to={`${dayPath(planId, stored)}#day`}
      className="link absolute top-full flex min-h-11 items-center text-small whitespace-nowrap"
    >
      Continue with day {stored} on this device
    </PageLink>
  );
}
