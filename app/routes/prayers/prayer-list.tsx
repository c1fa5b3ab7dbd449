import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { foundInWords, inTurnWords, listInWords } from "#content/pages/prayer-forms";
import { peoplePath, prayerPath, prayerSheetPath, prayersPath, prayListPath } from "~/paths";
import { prayer, prayerNames, prayerNote, prayerQuota } from "~/prayers/prayer-definition";
import { Button, ButtonLink, Icon, PageLink, TallLink, TextLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { findParameter, longestFind, pagePath, pageSize } from "~/ui/controls/page-number";
import { DoneNotice } from "~/ui/forms/intent-form";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import type { DangerHelp } from "~/ui/help/help-view";
import { HourCard } from "~/ui/praying/hour-scene";
import { grouped } from "~/ui/reading/grouped";
import { isolated } from "~/ui/reading/isolated";
import { VerseToPray } from "~/ui/reading/scripture";
import {
  IntentButton,
  PrayedAlready,
  PrayedToday,
  PrayerDoneNotice,
  PrayerEntry,
  PrayerMenu,
} from "./prayer-entry";
import type { PrayersPage } from "./prayers.server";

/** Once one is prayed, the next takes its place, and the focus. */
function PrayerList({ prayers, page }: Pick<PrayersPage, "prayers" | "page">) {
  const list = useRef<HTMLOListElement>(null);
  const order = prayers.map(({ handle, isPrayed }) => `${handle} ${isPrayed}`).join();
  const mark = useFocusOnNext(list, order);
  return (
    <ol ref={list} className="saved-prayers print:mt-4" onSubmit={mark}>
      {prayers.map((prayer) => (
        <li key={prayer.handle} className="border-b border-line py-1.5 last:border-0 print:pb-20">
          <PrayerEntry prayer={prayer} isPrayed={prayer.isPrayed}>
            {prayer.isPrayed ? (
              <PrayedAlready action={pagePath(prayersPath, page)} handle={prayer.handle} />
            ) : (
              <PrayedToday
                action={pagePath(prayersPath, page)}
                handle={prayer.handle}
                label="I prayed"
                className="min-h-[44px] px-[14px] text-small"
              />
            )}
            <PrayerMenu {...prayer} links={["answer", "rest", "edit", "delete"]} />
          </PrayerEntry>
        </li>
      ))}
    </ol>
  );
}

/** The pressed entry has moved: focuses the one now in its place. */
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

type LightProps = PrayersPage & { first: ReactNode };
type OpenPrayersProps = LightProps & { danger?: DangerHelp; children: ReactNode };

export function OpenPrayers({ danger, children, ...props }: OpenPrayersProps) {
  const { prayers, counts, over, page, pageCount } = props;
  const all = Object.values(counts).reduce((sum, count) => sum + count);
  const look = all > 0 ? "grid grid-cols-1 gap-y-4 lg:gap-y-8" : twoColumns;
  return (
    <section id="prayers" aria-labelledby="prayers-heading" className={look}>
      <LightOfToday {...props} />
      <div className={all > 0 ? twoColumns : "contents"}>
        <div hidden={all === 0}>
          {all > prayerQuota.warnBeyond && (
            <p>{`You have ${grouped(all)} of ${grouped(prayerQuota.most)} prayers.`}</p>
          )}
          <DoneNotice messages={saved} variant="success" byToast={false} className="no-print" />
          <PrayerDoneNotice danger={danger} />
          <ul className="empty:hidden">
            {over.map(({ handle, name }) => (
              <li key={handle} className="py-1">
                <TallLink to={`${prayerPath(handle)}#${prayerNote.name}`}>How did it go?</TallLink>{" "}
                <span className="wrap-anywhere">{isolated(name)}</span>
              </li>
            ))}
          </ul>
          <PrayerList prayers={prayers} page={page} />
          <PageLinks path={prayersPath} page={page} pageCount={pageCount} />
          {counts.open > 0 && (
            <p className="no-print flex flex-wrap items-center gap-x-6 border-t border-line pt-3">
              <TallLink to={peoplePath}>By person</TallLink>{" "}
              <TallLink to={prayerSheetPath}>A sheet to print</TallLink>
            </p>
          )}
          {all > pageSize && <FindPrayers />}
        </div>
        {children}
      </div>
    </section>
  );
}

const twoColumns =
  "grid grid-cols-1 gap-x-column gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

/** The act stands before all else: how much is left, and where it begins. */
function LightOfToday({ counts, due, verse, hour, first, ...props }: LightProps) {
  const words = listInWords({ ...props, due, open: counts.open });
  return (
    <HourCard hour={hour}>
      <div>
        <h2 id="prayers-heading" tabIndex={-1}>
          {counts.open === 0 ? "Who is on your heart?" : "Today"}
        </h2>
        <p className="mt-1 font-serif text-prayer text-balance print:hidden">{words}</p>
      </div>
      {first}
      {due > 0 && <ButtonLink to={prayListPath}>Pray my list</ButtonLink>}
      <VerseToPray {...verse} className={due > 0 ? "max-lg:hidden print:block" : ""} />
    </HourCard>
  );
}

/** Said over the list, where what is new stands first. */
const saved = { [prayer.name]: prayer.success, [prayerNames.name]: prayerNames.success };

/** What is on the list, but not today. */
export function OtherDays({ others, page }: Pick<PrayersPage, "others" | "page">) {
  if (others.count === 0) return null;
  return (
    <details className="resting" open={others.page > 1}>
      <summary className={summaryClass}>
        <Icon of="clock" /> Other days: {grouped(others.count)}
      </summary>
      <ul className="border-t border-line">
        {others.prayers.map(({ handle, name, person, when }) => (
          <li key={handle} className="border-b border-line py-4 wrap-anywhere">
            <PageLink to={prayerPath(handle)} className="link">
              {isolated(name)}
            </PageLink>
            <p className="text-small text-ink-quiet">
              {[person && `For ${isolated(person)}`, ...when].filter(Boolean).join(" · ") ||
                inTurnWords}
            </p>
          </li>
        ))}
      </ul>
      <PageLinks {...others} path={pagePath(prayersPath, page)} parameter="others" />
    </details>
  );
}

type ByPersonProps = NonNullable<PrayersPage["people"]> & { due: number };

export function ByPerson({ people, page, pageCount, due }: ByPersonProps) {
  return (
    <section id="prayers" aria-label="By person" className="max-w-176">
      {due > 0 && <ButtonLink to={`${prayListPath}?by=person`}>Pray my list</ButtonLink>}
      <ul className="mt-4">
        {people.map(({ person, prayers, last }) => (
          <li key={person} className="border-b border-line py-1.5 wrap-anywhere">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <h2 className="text-subheading">
                <PersonName person={person} of={prayers.find(({ name }) => name === person)} />
              </h2>
              {last && <p className="text-small text-ink-quiet">Prayed {last}</p>}
            </div>
            <ul>
              {prayers.map(
                ({ handle, name }) =>
                  name !== person && (
                    <li key={handle}>
                      <TallLink to={prayerPath(handle)}>{isolated(name)}</TallLink>
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <PageLinks path={peoplePath} page={page} pageCount={pageCount} />
    </section>
  );
}

/** Leads to the entry that is the name alone, where there is one. */
function PersonName({ person, of }: { person: string; of?: { handle: string } }) {
  if (!of) return isolated(person) || "For nobody by name";
  return <TallLink to={prayerPath(of.handle)}>{isolated(person)}</TallLink>;
}

export function Resting({ resting, page }: Pick<PrayersPage, "resting" | "page">) {
  const { prayers, count } = resting;
  const path = pagePath(prayersPath, page);
  const fold = useRef<HTMLElement>(null);
  usePreservedFocus(count, () => fold.current ?? document.getElementById("prayers-heading"));
  if (count === 0) return null;
  return (
    <details className="resting" open={resting.page > 1}>
      <summary ref={fold} className={summaryClass}>
        <Icon of="moon-star" /> At rest: {grouped(count)}
      </summary>
      <ul className="border-t border-line">
        {prayers.map(({ handle, name, until }) => (
          <li key={handle} className="border-b border-line py-4">
            <PageLink id={`name-${handle}`} to={prayerPath(handle)} className="link">
              {name}
            </PageLink>
            <p className="text-small text-ink-quiet">Until {until}</p>
            <IntentButton
              {...{ action: path, handle }}
              intent="wake"
              label="Bring it back"
              variant="quiet"
              className="mt-1 -ms-3.5"
            />
          </li>
        ))}
      </ul>
      <PageLinks {...resting} path={path} parameter="resting" />
    </details>
  );
}

const row =
  "no-print mt-4 grid grid-cols-[minmax(0,24rem)_auto] items-center justify-start gap-x-3 gap-y-2";

function FindPrayers({ words = "" }: { words?: string }) {
  return (
    <Form method="get" action={`${prayersPath}#prayers`} role="search" className={row}>
      <label htmlFor="find-prayers" className="field-label col-span-full">
        Find a prayer
      </label>
      <input
        key={words}
        id="find-prayers"
        type="search"
        name={findParameter}
        defaultValue={words}
        maxLength={longestFind}
        className="control"
      />
      <Button variant="secondary">
        <Icon of="search" /> Find
      </Button>
    </Form>
  );
}

export function FoundPrayers({ words, count, prayers, page, pageCount }: Found) {
  return (
    <section id="prayers" aria-labelledby="prayers-heading">
      <h2 id="prayers-heading" tabIndex={-1}>
        {count === 0 ? "Nothing was found" : "Found"}
      </h2>
      <FindPrayers words={words} />
      <p className="text-small text-ink-quiet">
        {foundInWords(count, words)} <TextLink to={prayersPath}>Show all</TextLink>
      </p>
      <ol className="saved-prayers">
        {prayers.map((prayer) => (
          <li
            key={prayer.handle}
            className="border-b border-line py-[clamp(1.75rem,3vw,2.5rem)] last:border-0"
          >
            <PrayerEntry prayer={prayer}>{null}</PrayerEntry>
          </li>
        ))}
      </ol>
      <PageLinks
        path={`${prayersPath}?${new URLSearchParams({ [findParameter]: words })}`}
        page={page}
        pageCount={pageCount}
      />
    </section>
  );
}

type Found = NonNullable<PrayersPage["found"]>;

export const summaryClass =
  "flex min-h-14 summary-plain items-center gap-3 pt-0.5 font-serif text-subheading leading-body after:ms-auto after:size-[0.5em] after:rotate-45 after:border-r-2 after:border-b-2 after:border-current in-[[open]]:after:[rotate:225deg]";
