import type { ReactNode } from "react";
import type { PersonalSummary } from "~/accounts/personal-data.server";
import { Icon } from "~/ui/controls/controls";
import { grouped } from "~/ui/reading/grouped";
import { Day } from "~/ui/reading/moment";

export function HeldRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="split gap-y-1">
      <h3 className="font-sans text-base leading-snug font-semibold">{title}</h3>
      {children}
    </div>
  );
}

type HoldingsProps = { kinds: readonly PersonalSummary[]; children?: ReactNode };

export function Holdings({ kinds, children }: HoldingsProps) {
  const none = kinds.filter(({ count }) => count === 0);
  return (
    <>
      <ul className="rows">
        {kinds
          .filter(({ count }) => count > 0)
          .map((kind) => (
            <li key={kind.name} className="py-4">
              <Held {...kind} />
            </li>
          ))}
        {children && <li className="py-4">{children}</li>}
      </ul>
      {none.length > 0 && (
        <details className="group">
          <summary className="flex min-h-12 summary-plain items-center justify-between gap-3 font-semibold">
            What we don’t have about you
            <Icon of="plus" className="group-open:rotate-45" />
          </summary>
          <ul className="grid cols-fill-64 gap-x-8 gap-y-2 pb-5 text-small text-ink-quiet">
            {none.map(({ name, title }) => (
              <li key={name}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Held({ title, about, single, count, oldest, newest }: PersonalSummary) {
  return (
    <HeldRow title={title}>
      <div className="gap-x-8 sm:grid sm:grid-cols-[minmax(0,1fr)_15rem]">
        <p className="max-w-136 text-small text-ink-quiet">{about}</p>
        <p className="text-small max-sm:mt-1 sm:text-end">
          <span className="font-semibold">{single ? "Yours since" : countWords(count)}</span>
          {single ? " " : <span className="sm:hidden"> · </span>}
          <span className="sm:block">
            <Span oldest={oldest} newest={newest} />
          </span>
        </p>
      </div>
    </HeldRow>
  );
}

const countWords = (count: number) => `${grouped(count)} ${count === 1 ? "entry" : "entries"}`;

function Span({ oldest, newest }: Pick<PersonalSummary, "oldest" | "newest">) {
  if (!oldest || !newest) return null;
  if (dayOf(oldest) === dayOf(newest)) return <Day at={oldest} />;
  return (
    <>
      <span className="inline-block">
        <Day at={oldest} /> to
      </span>{" "}
      <span className="inline-block">
        <Day at={newest} />
      </span>
    </>
  );
}

/** In UTC, as `Day` shows it. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
