import { prayerPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

type DuePrayersProps = Pick<Today, "prayers" | "another" | "count"> & {
  /** It says how many wait besides. */
  more?: boolean;
};

/** The first prayers of the day; a single one that waits besides by its name. */
export function DuePrayers({ prayers, another, count, more = false }: DuePrayersProps) {
  const others = count - prayers.length;
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
      {more && others > 1 && (
        <li className="text-small">
          <PageLink to="/account/prayers" className="link">
            and {others} more today
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

/** The way to all of them, one after another: a button where it leads, else quiet words. */
export function PrayList({ count, leads }: Pick<Today, "count"> & Leading) {
  const to = "/account/prayers/pray";
  const words = count === 1 ? "Pray it now" : prayListLabel(count);
  if (leads) return <ButtonLink to={to}>{words}</ButtonLink>;
  return (
    <PageLink to={to} className={quietLink}>
      {words}
    </PageLink>
  );
}

/** Where nothing is left for the day. @param prays no other way to pray now stands on the page. */
export function NothingDue({ prays = false }) {
  const to = "/account/prayers#prayer";
  return (
    <>
      <p className="mt-2">
        Your list is open. Write a name on it{prays && ", or pray with us now"}.
      </p>
      {prays ? (
        <div className="buttons mt-4">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <ButtonLink to={to} variant="secondary">
            Write a prayer
          </ButtonLink>
        </div>
      ) : (
        <PageLink to={to} className={quietLink}>
          Write a prayer
        </PageLink>
      )}
    </>
  );
}

const quietLink = "link mt-2 inline-flex min-h-11 items-center font-semibold";
