import { useEffect } from "react";
import type { FieldDefinition } from "~/forms/form";
import type { FormPost } from "~/ui/forms/use-form-post";

type LocalDay = {
  /** Days from today. */
  days: number;
  /** The field has a day of its own. */
  unless?: boolean;
};

/** Moves the day a field begins with, which the server takes from UTC, to where the visitor is. */
export function useLocalDay(
  { element, result }: FormPost,
  { name }: FieldDefinition,
  { days, unless = false }: LocalDay,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes alive
  useEffect(() => {
    const control = element.current?.elements.namedItem(name) as HTMLInputElement | null;
    if (!control || unless || result || control.value !== control.defaultValue) return;
    const day = new Date();
    day.setDate(day.getDate() + days);
    const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
    const local = parts.map((part) => String(part).padStart(2, "0")).join("-");
    // Both: a draft is what differs from what the form began with.
    control.defaultValue = local;
    control.value = local;
  }, []);
}
