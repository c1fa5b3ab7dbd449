import { Link } from "@remix-run/react";
import { dayPath } from "./day-number";
import { useDevicePlace } from "./use-device-place";

type DevicePlaceProps = { planId: string; day: number; dayCount: number };

/**
 * The day that a visitor without an account had open last, once they had started the plan. Only a
 * script keeps and offers it; it never leaves the device.
 */
export function DevicePlace({ planId, day, dayCount }: DevicePlaceProps) {
  const stored = useDevicePlace(planId, day);
  if (!stored || stored === day || stored > dayCount) return null;
  return (
    <Link to={`${dayPath(planId, stored)}#day`} className="link device-place">
      Continue with day {stored} on this device
    </Link>
  );
}
