import type { AnsweredPage } from "~/routes/prayers/prayers.server";
import { Thanks } from "./thanks";
import { anchorOf } from "./times";

type MonthProps = AnsweredPage["months"][number] & { action: string };

/** The prayers that were answered in one month; `action`: where their forms are posted. */
export function Month({ month, prayers, action }: MonthProps) {
  return (
    <section id={anchorOf(month)} aria-label={month}>
      <h2 className="eyebrow mb-4">{month}</h2>
      <ol>
        {prayers.map((prayer) => (
          <li
            key={prayer.handle}
            id={prayer.handle}
            className={prayer === prayers.at(-1) ? "mb-10" : "sun-below mb-8 pb-8"}
          >
            <Thanks prayer={prayer} action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}
