import type { ReactNode } from "react";
import { prayerPath } from "~/paths";
import type { ShownPrayer } from "~/prayers/shown-prayer.server";
import { PageLink } from "~/ui/controls/page-link";
import { DivineName } from "~/ui/reading/divine-name";
import { isolated } from "~/ui/reading/isolated";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { PrayedWords } from "./prayed-words";

type PrayerEntryProps = {
  prayer: ShownPrayer;
  /** It says so itself, and the day need not be said. */
  isPrayed?: boolean;
  /** What can be done with it. */
  children: ReactNode;
};

/** One prayer of the list, as far as a glance needs it. */
export function PrayerEntry({ prayer, isPrayed, children }: PrayerEntryProps) {
  const { handle, name, rest, readsOn, isWhole, prayedOn } = prayer;
  const path = prayerPath(handle);
  return (
    <article
      aria-labelledby={`name-${handle}`}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <div
          dir="auto"
          className={readsOn ? "prayed-words max-w-160 *:inline" : "grid max-w-160 gap-2"}
        >
          <h3 id={`name-${handle}`} className="text-subheading wrap-anywhere">
            <PageLink to={path} className="link">
              {name}
            </PageLink>
          </h3>
          {readsOn ? <DivineName text={rest} /> : <PrayedWords text={rest} />}
        </div>
        {!isWhole && (
          <p className="mt-2">
            <PageLink to={path} aria-describedby={`name-${handle}`} className="link">
              Read it whole
            </PageLink>
          </p>
        )}
        <PrayerOrigin {...prayer} lastPrayed={isPrayed ? undefined : prayedOn} />
      </div>
      <div className="relative flex flex-wrap items-center gap-3">{children}</div>
    </article>
  );
}

/** A point stands before each, and none is seen where a line begins. */
const originClass =
  "mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 overflow-x-clip text-small text-ink-quiet [overflow-clip-margin:5px] *:relative *:before:absolute *:before:-start-3 *:before:content-['·']";

const inWords = new Intl.ListFormat("en");

type PrayerOriginProps = Pick<ShownPrayer, "name" | "reference" | "from" | "person" | "days"> & {
  lastPrayed?: string;
};

/** Whom a prayer is for and when, its verse, the way back to where it was saved, and when it was prayed. */
export function PrayerOrigin({
  name,
  reference,
  from,
  person,
  days,
  lastPrayed,
}: PrayerOriginProps) {
  const verse = reference === name ? undefined : reference;
  if (!verse && !from && !person && !lastPrayed && days.length === 0) return null;
  return (
    <p className={originClass}>
      {person && <span>For {isolated(person)}</span>}
      {days.length > 0 && <span>On {inWords.format(days.map((day) => `${day}s`))}</span>}
      {verse && (
        <span className="[font-variant-caps:small-caps] [&_a]:underline">
          <ReferenceLink reference={verse} />
        </span>
      )}
      {from && (
        <span>
          From{" "}
          <PageLink to={from.path} className="link">
            {from.place}
          </PageLink>
        </span>
      )}
      {lastPrayed && <span>Last prayed on {lastPrayed}</span>}
    </p>
  );
}
