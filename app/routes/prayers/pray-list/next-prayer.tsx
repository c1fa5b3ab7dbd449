import { Link } from "@remix-run/react";
import { prayerPath, prayersPath } from "~/paths";
import { endsPrayer } from "~/ui/praying/amen";
import { PrayingPage } from "~/ui/praying/praying-page";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { PrayedToday } from "../prayed-today";
import { PrayerOrigin } from "../prayer-entry";
import type { PrayListPage } from "./pray-list.server";
import { restOfListPath } from "./pray-list-path";

type NextPrayerProps = PrayListPage & { prayer: NonNullable<PrayListPage["prayer"]> };

/** One prayer of the list, large, and the next after it. */
export function NextPrayer({ prayer, line, later, count, hour }: NextPrayerProps) {
  const { handle, heading, reference, whole } = prayer;
  // A saved verse without a name of its own: its words come first, and then where they stand.
  const isVerse = heading === reference;
  return (
    <PrayingPage
      hour={hour}
      eyebrow="On your list"
      title={heading}
      titleId={`name-${handle}`}
      titleClass={isVerse ? "sr-only" : ""}
      prayer={whole}
      wordsClass={whole.length < 300 ? large : undefined}
      path={restOfListPath(later)}
      line={line}
      back={{ to: prayersPath, label: "My Prayers" }}
      needsHelpLines={false}
      note={
        <>
          {isVerse && (
            <p className="reference mt-3">
              <ReferenceLink reference={heading} />
            </p>
          )}
          <PrayerOrigin {...prayer} />
        </>
      }
      ways={
        <nav
          aria-label="This prayer"
          className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 pt-1 pb-2"
        >
          <p className="text-small text-ink-quiet max-sm:w-full max-sm:text-center">
            {leftWords(count - later)}
          </p>
          <Link to={restOfListPath(later + 1)} className="chip">
            Next
          </Link>{" "}
          <Link to={prayerPath(handle, "answer")} className="chip">
            It is answered
          </Link>
        </nav>
      }
    >
      <PrayedToday
        action={restOfListPath(later)}
        handle={handle}
        variant="primary"
        inPlace={false}
        className={endsPrayer}
      />
    </PrayingPage>
  );
}

/** A short prayer has the whole sky for itself. */
const large = "text-balance text-[clamp(1.625rem,1.15rem+2vw,2.5rem)] leading-snug";

function leftWords(count: number): string {
  if (count === 1) return "The last on your list for today.";
  return `${numerals[count - 2] ?? count - 1} more after this one.`;
}

const numerals = "One Two Three Four Five Six Seven Eight Nine Ten".split(" ");
