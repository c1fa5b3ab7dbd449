import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useMounted } from "~/ui/controls/use-mounted";

/** What a step within a plan leaves in the history: how its page was laid out. */
export type PlanStep = { readingFirst: boolean };

/**
 * Whether the page leads with the day's reading. As it was when the plan was opened it stays,
 * whatever day is chosen there, and is so again for who comes back to it by Back: the page must
 * not change its height under a place that is saved.
 * @param asked whether the address asked for a day of its own.
 */
export function useReadingFirst(asked: boolean): boolean {
  const mounted = useMounted();
  const step: PlanStep | null = useLocation().state;
  const [first] = useState((mounted ? step?.readingFirst : undefined) ?? asked);
  return first;
}
