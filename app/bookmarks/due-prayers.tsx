import { prayerPath, prayersPath, prayListPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

/** The list of the day and the way into it, or that nothing is left on it. */
export function DueList({ prayers, count, leads, prays }: Due & NothingDueProps) {
  if (count === 0) return <NothingDue leads={leads} prays={prays} />;
  return (
    <>
      <DuePrayers prayers={prayers} count={count} />
      <PrayList count={count} leads={leads} />
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
      {others > 0 && (
        <li className="font-sans text-small">
          <PageLink to={prayersPath} className="link">
            and {others} more today
          </PageLink>
        </li>
      )}
    </ul>
  );
}

type Leading = {
  /** It is the first thing to do. */
  leads: boolean;
};

/** The way to all of them, one after another. */
function PrayList({ count, leads }: Pick<Due, "count"> & Leading) {
  return (
    <ButtonLink to={prayListPath} variant={leads ? "primary" : "secondary"}>
      {count === 1 ? "Pray it now" : prayListLabel(count)}
    </ButtonLink>
  );
}

type NothingDueProps = Leading & {
  /** No other way to pray now stands on the page. */
  prays?: boolean;
};

/** Where nothing is left for the day. */
function NothingDue({ leads, prays = false }: NothingDueProps) {
  return (
    <>
      {prays ? (
        <p className="-mt-2 mb-4">
          Nothing waits on your list. Write a prayer, or pray with us now.
        </p>
      ) : (
        <p className="mt-2 mb-4 font-serif text-subheading">
          Nothing waits on your list. <span className="block">Add somebody’s name to it.</span>
        </p>
      )}
      <div className="buttons">
        <ButtonLink to={`${prayersPath}#prayer`} variant={leads ? "primary" : "secondary"}>
          Write a prayer
        </ButtonLink>{" "}
        {prays && (
          <ButtonLink to="/pray" variant="secondary">
            Pray now
          </ButtonLink>
        )}
      </div>
    </>
  );
}
