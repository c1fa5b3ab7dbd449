import { prayerPath, prayersPath, prayListPath } from "~/paths";
import { ButtonLink, type ButtonVariant } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { isolated } from "~/ui/reading/isolated";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

type DueListProps = Due & {
  /** It is the first thing to do. */
  leads: boolean;
  /** The way to pray now stands here. */
  prays?: boolean;
};

/** The list of the day and the way into it, or that nothing is left on it. */
export function DueList({ prayers, count, isPrayed, leads, prays = false }: DueListProps) {
  if (count === 0 && isPrayed) return <AllPrayed prays={prays} />;
  if (count === 0) return prays ? <PrayOrWrite /> : <NothingDue leads={leads} />;
  const label = count === 1 ? "Pray it now" : prayListLabel(count);
  return (
    <>
      <DuePrayers prayers={prayers} others={leads ? count - prayers.length : 0} />
      {leads ? (
        <div className="buttons">
          <ButtonLink to={prayListPath}>{label}</ButtonLink>{" "}
          {prays && <PrayNow variant="secondary" />}
        </div>
      ) : (
        <PageLink to={prayListPath} className="text-button -my-2">
          {label}
        </PageLink>
      )}
    </>
  );
}

type Due = Pick<Today, "prayers" | "count" | "isPrayed">;

type DuePrayersProps = Pick<Due, "prayers"> & {
  /** How many wait besides, where the way into the list does not stand for them. */
  others: number;
};

/** The first prayers of the day by their names. */
function DuePrayers({ prayers, others }: DuePrayersProps) {
  return (
    <ul className="mt-3 mb-5 grid gap-2 font-serif text-prayer wrap-anywhere">
      {prayers.map(({ handle, name }) => (
        <li key={handle}>
          <PageLink to={prayerPath(handle)} className="link inline-block min-h-6 text-balance">
            {isolated(name)}
          </PageLink>
        </li>
      ))}
      {others > 0 && <li className="font-sans text-small">and {others} more today</li>}
    </ul>
  );
}

/** The whole list of the day was prayed: nothing more is asked for. */
function AllPrayed({ prays }: { prays: boolean }) {
  return (
    <>
      <p className="mt-2 mb-4 flex-1 font-serif text-subheading">
        You’ve prayed your whole list today.{" "}
        <span className="block">It’s here again tomorrow.</span>
      </p>
      <div className="buttons">
        {prays && <PrayNow />} <MyPrayers />
      </div>
    </>
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

const MyPrayers = () => (
  <ButtonLink to={prayersPath} variant="secondary">
    My Prayers
  </ButtonLink>
);

const WritePrayer = ({ variant }: Weight) => (
  <ButtonLink to={`${prayersPath}#prayer`} variant={variant}>
    Write a prayer
  </ButtonLink>
);
