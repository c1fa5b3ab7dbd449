import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { prayersPath } from "~/paths";
import { pagePath } from "~/ui/controls/page-number";
import { PrayedAlready, PrayedToday } from "./prayed-today";
import { PrayerEntry } from "./prayer-entry";
import { PrayerMenu } from "./prayer-menu";
import type { PrayersPage } from "./prayers.server";

/** A page of prayers. Where one is prayed, the next takes its place, and the focus. */
export function PrayerList({ prayers, page }: Pick<PrayersPage, "prayers" | "page">) {
  const list = useRef<HTMLOListElement>(null);
  const mark = useFocusOnNext(
    list,
    prayers.map(({ handle, isPrayed }) => `${handle} ${isPrayed}`).join(),
  );
  return (
    <ol ref={list} className="saved-prayers" onSubmit={mark}>
      {prayers.map((prayer) => (
        <li
          key={prayer.handle}
          className="border-b border-line py-[clamp(1.25rem,2.5vw,1.875rem)] last:border-0"
        >
          <PrayerEntry prayer={prayer} isPrayed={prayer.isPrayed}>
            {prayer.isPrayed ? (
              <PrayedAlready />
            ) : (
              <PrayedToday action={pagePath(prayersPath, page)} handle={prayer.handle} />
            )}
            <PrayerMenu {...prayer} links={["answer", "rest", "edit"]} />
          </PrayerEntry>
        </li>
      ))}
    </ol>
  );
}

/** What was pressed has gone to its new place: the focus goes to what stands here now. */
function useFocusOnNext(list: RefObject<HTMLOListElement>, order: string) {
  const pressed = useRef<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new order
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    if (pressed.current === undefined) return;
    const next = items[Math.min(pressed.current, items.length - 1)];
    const target = next?.querySelector("a") ?? document.getElementById("prayers-heading");
    (target as HTMLElement | null)?.focus({ preventScroll: true });
    pressed.current = undefined;
  }, [order]);
  return ({ target }: FormEvent) => {
    const item = (target as Element).closest("li");
    pressed.current = [...(list.current?.children ?? [])].indexOf(item as Element);
  };
}
