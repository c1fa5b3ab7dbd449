import type { AnsweredPage } from "../prayers.server";
import { Thanks } from "./thanks";
import { anchorOf } from "./times";

type MonthProps = AnsweredPage["months"][number] & { action: string };

/** The prayers that were answered in one month; `action`: where their forms are posted. */
export function Month({ month, prayers, action }: MonthProps) {
  return (
    <section
      id={anchorOf(month)}
      aria-label={month}
      className="split border-line py-matter not-last:border-b last:pb-0"
    >
      <h2 className="self-start font-sans text-small leading-normal font-semibold tracking-normal text-ink-quiet lg:sticky lg:top-24">
        {month}
      </h2>
      <ol className="divide-y divide-line">
        {prayers.map((prayer) => (
          <li key={prayer.handle} id={prayer.handle} className="py-8 first:pt-0 last:pb-0">
            <Thanks prayer={prayer} action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}
