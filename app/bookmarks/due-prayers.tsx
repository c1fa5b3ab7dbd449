import { prayerPath, prayersPath, prayListPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

type DuePrayersProps = Pick<Today, "prayers" | "another" | "count">;

/** The first prayers of the day, and how many wait besides; a single one by its name. */
export function DuePrayers({ prayers, another, count }: DuePrayersProps) {
  const more = count - prayers.length;
  return (
    <ul className="mt-3 grid gap-5">
      {prayers.map(({ handle, name, words }) => (
        <li key={handle} className="min-w-0">
          <PrayerLink handle={handle} name={name} />
          <span className="mt-1 block font-serif leading-normal text-ink-quiet">{words}</span>
        </li>
      ))}
      {another && (
        <li className="min-w-0">
          <PrayerLink {...another} />
        </li>
      )}
      {more > 1 && (
        <li className="text-small">
          <PageLink to={prayersPath} className="link">
            and {more} more today
          </PageLink>
        </li>
      )}
    </ul>
  );
}

function PrayerLink({ handle, name }: Pick<Today["prayers"][number], "handle" | "name">) {
  return (
    <PageLink to={prayerPath(handle)} className="link font-semibold">
      {name}
    </PageLink>
  );
}

type Leading = {
  /** It is the first thing to do. */
  leads: boolean;
};

/** The way to all of them, one after another. */
export function PrayList({ count, leads }: Pick<Today, "count"> & Leading) {
  return (
    <ButtonLink to={prayListPath} variant={leads ? "primary" : "secondary"}>
      {count === 1 ? "Pray it now" : prayListLabel(count)}
    </ButtonLink>
  );
}

/** Where nothing is left for the day. @param prays no other way to pray now stands on the page. */
export function NothingDue({ prays = false }) {
  return (
    <>
      <p className="mt-2 mb-4">
        Your list is open. Write a name on it{prays && ", or pray with us now"}.
      </p>
      <div className="buttons">
        {prays && <ButtonLink to="/pray">Pray now</ButtonLink>}{" "}
        <ButtonLink to={`${prayersPath}#prayer`} variant="secondary">
          Write a prayer
        </ButtonLink>
      </div>
    </>
  );
}
