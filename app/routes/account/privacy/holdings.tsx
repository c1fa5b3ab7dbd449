import { Ledger } from "~/ui/reading/ledger";
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

/** What we hold, a kind a row; on a narrow screen a row becomes a block. */
export function Holdings({ kinds }: { kinds: readonly Holding[] }) {
  const none = kinds.filter(({ count }) => count === 0);
  return (
    <>
      <HoldingTable kinds={kinds.filter(({ count }) => count > 0)} />
      {none.length > 0 && (
        <p className="max-w-144 text-small">
          Nothing yet of: {none.map(({ title }) => title.toLowerCase()).join(", ")}.
        </p>
      )}
    </>
  );
}

function HoldingTable({ kinds }: { kinds: readonly Holding[] }) {
  return (
    <Ledger caption="What we hold about you" columns={["What", "How many", "When"]}>
      {kinds.map(({ name, title, about, count, oldest, newest }) => (
        <tr key={name}>
          <th scope="row">
            {title}
            <span className="block max-w-144 font-normal text-ink-quiet">{about}</span>
          </th>
          <td data-label="How many">{count}</td>
          <td data-label="When">
            <Span oldest={oldest} newest={newest} />
          </td>
        </tr>
      ))}
    </Ledger>
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
