import { prayerPath, prayersPath, prayListPath } from "~/paths";
import { ButtonLink, type ButtonVariant } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

type DueListProps = Due & {
  /** It is the first thing to do. */
  leads: boolean;
  /** The way to pray now stands here. */
  prays?: boolean;
};

/** The list of the day and the way into it, or that nothing is left on it. */
export function DueList({ prayers, count, leads, prays = false }: DueListProps) {
  if (count === 0) return prays ? <PrayOrWrite /> : <NothingDue leads={leads} />;
  return (
    <>
      <DuePrayers prayers={prayers} count={count} />
      <div className="buttons">
        <ButtonLink to={prayListPath} variant={leads ? "primary" : "secondary"}>
          {count === 1 ? "Pray it now" : prayListLabel(count)}
        </ButtonLink>{" "}
        {prays && <PrayNow variant="secondary" />}
      </div>
    </>
  );
}

type Due = Pick<Today, "prayers" | "count">;

/** The first prayers of the day by their names, and how many wait besides. */
function DuePrayers({ prayers, count }: Due) {
  const others = count - prayers.length;
  return (
    <ul className="mt-3 mb-5 grid gap-2 font-serif text-prayer wrap-anywhere">
      {prayers.map(({ handle, name }) => (
        <li key={handle}>
          <PageLink to={prayerPath(handle)} className="link inline-block min-h-6">
            {name}
          </PageLink>
        </li>
      ))}
      {others > 0 && <li className="font-sans text-small">and {others} more today</li>}
    </ul>
  );
}

/** Where nothing is left for the day: praying comes first, and then to write down what for. */
function PrayOrWrite() {
  return (
    <>
      <p className="mt-2 mb-4 flex-1 font-serif text-subheading">
        Nothing is on your list yet.{" "}
        <span className="block">Write a prayer, or pray with us now.</span>
      </p>
      <div className="buttons">
        <PrayNow /> <WritePrayer variant="secondary" />
      </div>
    </>
  );
}

/** The same, where another part of the page leads to a prayer. */
function NothingDue({ leads }: Pick<DueListProps, "leads">) {
  return (
    <>
      <p className="mt-2 mb-4 font-serif text-subheading">
        Nothing is on your list yet. <span className="block">Add somebody’s name to it.</span>
      </p>
      <WritePrayer variant={leads ? "primary" : "secondary"} />
    </>
  );
}

type Weight = { variant?: ButtonVariant };

/** A prayer for whoever comes without words. */
export const PrayNow = ({ variant }: Weight) => (
  <ButtonLink to="/pray" variant={variant}>
    Pray now
  </ButtonLink>
);

const WritePrayer = ({ variant }: Weight) => (
  <ButtonLink to={`${prayersPath}#prayer`} variant={variant}>
    Write a prayer
  </ButtonLink>
);
