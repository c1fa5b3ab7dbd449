import { Link } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { pagePath } from "./page-number";
import { PrayedToday } from "./prayed-today";
import { PrayerEntry } from "./prayer-entry";
import type { PrayersPage } from "./prayers.server";

/** A page of prayers. Where one is prayed, the next takes its place, and the focus. */
export function PrayerList({ prayers, page }: Pick<PrayersPage, "prayers" | "page">) {
  const list = useRef<HTMLOListElement>(null);
  const mark = useFocusOnNext(list, prayers.map(({ handle }) => handle).join());
  return (
    <ol ref={list} className="saved-prayers" onSubmit={mark}>
      {prayers.map((prayer) => (
        <li
          key={prayer.handle}
          className="border-b border-line py-[clamp(1.75rem,3vw,2.5rem)] last:border-0"
        >
          <PrayerEntry prayer={prayer}>
            <PrayedToday action={pagePath("/account/prayers", page)} handle={prayer.handle} />
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
              <PrayerLink to="answer" {...prayer}>
                It is answered
              </PrayerLink>
              <PrayerLink to="rest" {...prayer}>
                Let it rest
              </PrayerLink>
              <PrayerLink to="edit" {...prayer}>
                Edit
              </PrayerLink>
            </p>
          </PrayerEntry>
        </li>
      ))}
    </ol>
  );
}

type PrayerLinkProps = { to: string; handle: string; children: string };

function PrayerLink({ to, handle, children }: PrayerLinkProps) {
  return (
    <Link
      to={`/account/prayers/${handle}/${to}`}
      aria-describedby={`name-${handle}`}
      className="text-button"
    >
      {children}
    </Link>
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
