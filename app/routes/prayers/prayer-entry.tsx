import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownPrayer } from "./prayers.server";

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
      <h3 id={`name-${handle}`}>
        <Link to={path}>{name}</Link>
      </h3>
      <p className="saved-words">{words}</p>
      {!isWhole && (
        <p>
          <Link to={path} aria-describedby={`name-${handle}`} className="link">
            Read it whole
          </Link>
        </p>
      )}
      <PrayerOrigin {...prayer} />
      <div className="saved-buttons">{children}</div>
      {prayedOn && <p className="saved-last">Last prayed on {prayedOn}</p>}
    </article>
  );
}

/** The verse of a prayer, and the way back to where it was saved. */
export function PrayerOrigin({
  name,
  reference,
  from,
}: Pick<ShownPrayer, "name" | "reference" | "from">) {
  const verse = reference === name ? undefined : reference;
  if (!verse && !from) return null;
  return (
    <p className="saved-origin">
      {verse && <span className="reference">{verse}</span>}
      {from && (
        <span>
          From{" "}
          <Link to={from.path} className="link">
            {from.place}
          </Link>
        </span>
      )}
    </p>
  );
}
