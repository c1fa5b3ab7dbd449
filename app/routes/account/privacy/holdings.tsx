import { grouped } from "~/ui/reading/grouped";
import { Day } from "~/ui/reading/moment";

/** A kind of thing that we hold, how many, and from when to when. */
export type Holding = {
  name: string;
  title: string;
  about: string;
  count: number;
  oldest?: Date;
  newest?: Date;
};

/** What we hold, a kind a row, and what we might hold but do not. */
export function Holdings({ kinds }: { kinds: readonly Holding[] }) {
  const none = kinds.filter(({ count }) => count === 0);
  return (
    <>
      <ul className="rows *:first:border-t-0 *:first:pt-0">
        {kinds
          .filter(({ count }) => count > 0)
          .map((kind) => (
            <li key={kind.name}>
              <Held {...kind} />
            </li>
          ))}
      </ul>
      {none.length > 0 && (
        <p className="max-w-152 text-small text-ink-quiet">
          None of these yet: {inOneList.format(none.map(({ title }) => title))}.
        </p>
      )}
    </>
  );
}

const inOneList = new Intl.ListFormat("en-US");

function Held({ title, about, count, oldest, newest }: Holding) {
  return (
    <div className="gap-x-8 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="font-sans text-base leading-snug font-semibold">{title}</h3>
        <p className="mt-1 max-w-136 text-small text-ink-quiet">{about}</p>
      </div>
      <p className="text-small max-sm:mt-1 sm:text-end">
        <span className="font-semibold">
          {count === 1 ? "1 entry" : `${grouped(count)} entries`}
        </span>
        <span className="sm:hidden">, </span>
        <span className="sm:block">
          <Span oldest={oldest} newest={newest} />
        </span>
      </p>
    </div>
  );
}

function Span({ oldest, newest }: Pick<Holding, "oldest" | "newest">) {
  if (!oldest || !newest) return null;
  if (dayOf(oldest) === dayOf(newest)) return <Day at={oldest} />;
  return (
    <>
      <Day at={oldest} /> to <Day at={newest} />
    </>
  );
}

/** In UTC, as `Day` shows it. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
