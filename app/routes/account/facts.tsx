import { Moment } from "~/ui/moment";

export type Fact = string | number | boolean | Date | null | readonly string[];

/** One thing that we hold, by its names: "lastSeenAt" reads "Last seen". */
export function Facts({ facts }: { facts: Readonly<Record<string, Fact>> }) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, fact]) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>{shown(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(fact: Fact) {
  if (fact instanceof Date) return <Moment at={fact} />;
  if (typeof fact === "boolean") return fact ? "Yes" : "No";
  if (Array.isArray(fact)) return fact.join(", ") || "None";
  return fact === null || fact === "" ? "None" : String(fact);
}

function wordsOf(name: string): string {
  const words = name
    .replace(/^is|At$/g, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
