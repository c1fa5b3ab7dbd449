import { Form, Link } from "@remix-run/react";
import { prayersPath } from "~/paths";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { PageLinks } from "~/ui/controls/page-links";
import { findParameter, longestFind } from "~/ui/controls/page-number";
import { PrayerEntry } from "./prayer-entry";
import type { PrayersPage } from "./prayers.server";

const row = "grid grid-cols-[minmax(0,24rem)_auto] items-center justify-start gap-x-3 gap-y-2";

/** Looks through one's own prayers, open, resting and answered. */
export function FindPrayers({ words = "" }: { words?: string }) {
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
        {countWords(count, words)}{" "}
        <Link to={prayersPath} className="link">
          Show all
        </Link>
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

function countWords(count: number, words: string): string {
  if (count === 0) return `None of your prayers has “${words}” in it.`;
  return `${count === 1 ? "One prayer has" : `${count} prayers have`} “${words}” in it.`;
}
