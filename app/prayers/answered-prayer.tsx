import { prayerPath } from "~/paths";
import { PageLink } from "~/ui/controls/page-link";
import { isolated } from "~/ui/reading/isolated";
import type { Today } from "./today.server";

type AnsweredPrayer = NonNullable<Today["answered"]>;

/** What came of a prayer, in its owner's words, and which prayer it was. */
export function Answered(prayer: AnsweredPrayer) {
  const { handle, name, answer } = prayer;
  return (
    <div>
      <h3 className="eyebrow">Remember: God answered</h3>
      {answer && (
        <p dir="auto" className="mt-2 font-serif text-prayer wrap-anywhere">
          {answer}
        </p>
      )}
      <p className={answer ? "mt-1 text-small" : "mt-2"}>
        <PageLink to={prayerPath(handle)} className="link font-serif text-prayer">
          {isolated(name)}
        </PageLink>
        <span className="text-small text-ink-quiet">
          {" · "}
          {whenWords(prayer)}
        </span>
      </p>
    </div>
  );
}

function whenWords({ on, yearsAgo }: AnsweredPrayer): string | undefined {
  if (yearsAgo === 1) return "a year ago today";
  return yearsAgo ? `${yearsAgo} years ago today` : on;
}
