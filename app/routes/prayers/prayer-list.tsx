import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { DetailsMenu } from "~/ui/controls/details-menu";
import { Icon } from "~/ui/controls/icon";
import { PageLink } from "~/ui/controls/page-link";
import { pagePath } from "~/ui/controls/page-number";
import { PrayedToday } from "./prayed-today";
import { PrayerEntry } from "./prayer-entry";
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
          className="border-b border-line py-[clamp(1.25rem,3vw,2.5rem)] last:border-0"
        >
          <PrayerEntry prayer={prayer}>
            {prayer.isPrayed ? (
              <p className="inline-flex min-h-11 items-center gap-2 font-semibold">
                <Icon of="check" /> Prayed today
              </p>
            ) : (
              <PrayedToday action={pagePath("/account/prayers", page)} handle={prayer.handle} />
            )}
            <PrayerMenu {...prayer} />
          </PrayerEntry>
        </li>
      ))}
    </ol>
  );
}

/** What else can be done with a prayer. */
function PrayerMenu({ handle, name }: { handle: string; name: string }) {
  const path = `/account/prayers/${handle}`;
  return (
    <DetailsMenu
      buttonClass="text-button summary-plain"
      sheetClass="sm:left-0 sm:w-56"
      label={
        <>
          More <span className="sr-only">for {name}</span>
        </>
      }
    >
      <ul className="max-sm:!block">
        {prayerLinks.map(({ to, label, icon }) => (
          <li key={to}>
            <PageLink to={`${path}/${to}`} className="account-item">
              <Icon of={icon} /> {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}

const prayerLinks = [
  { to: "answer", label: "It is answered", icon: "sunrise" },
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
