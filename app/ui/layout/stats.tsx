import type { ReactNode } from "react";
import { grouped } from "~/ui/reading/grouped";

/** A figure and what it counts: ["7", "days"]. */
export type Stat = readonly [figure: number | string, of: string];

type StatsProps = {
  label: string;
  stats: readonly Stat[];
  /** The one thing to do, beside them. */
  children: ReactNode;
};

/** The band of figures under a banner. */
export function Stats({ label, stats, children }: StatsProps) {
  return (
    <section aria-label={label} className="stats wrap no-print">
      <ul>
        {stats.map(([figure, of]) => (
          <li key={of}>
            <strong>{typeof figure === "number" ? grouped(figure) : figure}</strong> {of}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
