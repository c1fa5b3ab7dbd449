import type { PersonalFact, PersonalRow } from "~/accounts/personal-data/personal-source.server";
import { dayName } from "~/ui/reading/day-name";
import { Moment } from "~/ui/reading/moment";

/** One thing that we hold, by its names, without what is empty: "lastSeenAt" reads "Last seen". */
export function Facts({ facts }: { facts: PersonalRow }) {
  return (
    <dl className="border-line not-first:mt-3 not-first:border-t not-first:pt-3">
      {Object.entries(facts)
        .filter(([, fact]) => fact !== null && fact !== "")
        .map(([name, fact]) => (
          <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-quiet">{wordsOf(name)}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {shown(name, fact)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function shown(name: string, fact: PersonalFact) {
  if (fact instanceof Date) return <Moment at={fact} />;
  if (typeof fact === "boolean") return fact ? "Yes" : "No";
  if (Array.isArray(fact)) return fact.join(", ") || "None";
  return isDay.test(name) ? dayName(String(fact)) : String(fact);
}

/** Names of days that are kept as `2030-01-31`. */
const isDay = /(?:On|Until)$/;

function wordsOf(name: string): string {
  const words = name
    .replace(/^is|At$/g, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
