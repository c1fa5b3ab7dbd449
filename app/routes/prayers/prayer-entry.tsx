import type { ReactNode } from "react";
import type { ShownPrayer } from "~/bookmarks/shown-prayer.server";
import { PageLink } from "~/ui/controls/page-link";
import { ReferenceLink } from "~/ui/reading/reference-link";

type PrayerEntryProps = {
  prayer: ShownPrayer;
  /** What can be done with it. */
  children: ReactNode;
};

/** One prayer of the list, as far as a glance needs it. */
export function PrayerEntry({ prayer, children }: PrayerEntryProps) {
  const { handle, name, words, isWhole, prayedOn } = prayer;
  const path = `/account/prayers/${handle}`;
  return (
    <article aria-labelledby={`name-${handle}`}>
      <h3 id={`name-${handle}`} className="font-sans text-base leading-snug font-semibold">
        <PageLink to={path}>{name}</PageLink>
      </h3>
      <p className="prayed-words mt-2">{words}</p>
      {!isWhole && (
        <p className="mt-2">
          <PageLink to={path} aria-describedby={`name-${handle}`} className="link">
            Read it whole
          </PageLink>
        </p>
      )}
      <PrayerOrigin {...prayer} />
      {prayedOn && <p className="mt-2 text-small text-ink-quiet">Last prayed on {prayedOn}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
    </article>
  );
}

/** Whom a prayer is for and when, its verse, and the way back to where it was saved. */
export function PrayerOrigin({
  name,
  reference,
  from,
  person,
  days,
}: Pick<ShownPrayer, "name" | "reference" | "from" | "person" | "days">) {
  const verse = reference === name ? undefined : reference;
  if (!verse && !from && !person && days.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small text-ink-quiet">
      {person && <span>For {person}</span>}
      {days.length > 0 && <span>On {days.map((day) => `${day}s`).join(", ")}</span>}
      {verse && (
        <span className="reference">
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
    </p>
  );
}
