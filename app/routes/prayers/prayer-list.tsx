import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { prayerPath, prayersPath } from "~/paths";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";
import { pagePath } from "~/ui/controls/page-number";
import { PrayedToday } from "./prayed-today";
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
              <p className="inline-flex min-h-11 items-center gap-2 font-semibold">
                <Icon of="check" /> Prayed today
              </p>
            ) : (
              <PrayedToday action={pagePath(prayersPath, page)} handle={prayer.handle} />
            )}
            <PageLink
              to={prayerPath(prayer.handle, "answer")}
              aria-describedby={`name-${prayer.handle}`}
              className="text-button"
            >
              It is answered
            </PageLink>
            <LinksOfPrayer {...prayer} />
          </PrayerEntry>
        </li>
      ))}
    </ol>
  );
}

function LinksOfPrayer({ handle, name }: { handle: string; name: string }) {
  return (
    <PrayerMenu name={name}>
      {prayerLinks.map(({ to, label, icon }) => (
        <li key={to}>
          <PageLink to={`${prayerPath(handle)}/${to}`} className="account-item">
            <Icon of={icon} /> {label}
          </PageLink>
        </li>
      ))}
    </PrayerMenu>
  );
}

const prayerLinks = [
  { to: "rest", label: "Let it rest", icon: "moon" },
  { to: "edit", label: "Edit", icon: "pen-line" },
] as const;

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
