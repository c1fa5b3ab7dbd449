import { useMounted } from "~/ui/controls/use-mounted";

/**
 * The day that a field begins with: the server's, which is that of UTC, and where scripts run the
 * visitor's own. @param days from today.
 */
export function useLocalDay(served: string, days: number): string {
  if (!useMounted()) return served;
  const day = new Date();
  day.setDate(day.getDate() + days);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
