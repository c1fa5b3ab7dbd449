import type { ReactNode } from "react";
import { grouped } from "../reading/grouped";

export type Stat = readonly [figure: number | string, of: string];

type StatsProps = {
  label: string;
  stats: readonly Stat[];
  inside?: boolean;
  children: ReactNode;
};

export function Stats({ label, stats, inside, children }: StatsProps) {
  return (
    <section
      aria-label={label}
      className={`stats no-print flex flex-wrap items-center justify-between gap-x-10 gap-y-6 ${inside ? "" : "wrap pt-10 pb-8"}`}
    >
      <ul className="flex flex-wrap gap-x-columns gap-y-4">
        {stats.map(([figure, of]) => (
          <li
            key={of}
            className="text-small leading-snug text-ink-quiet not-first:border-s not-first:border-line not-first:ps-columns"
          >
            <strong className="block font-serif text-heading leading-[1.15] font-[450] text-ink">
              {typeof figure === "number" ? grouped(figure) : figure}
            </strong>{" "}
            {of}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
