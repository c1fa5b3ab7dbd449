import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { printWords, sheetWords } from "#content/pages/my-prayers";
import { listPrayers } from "#db/prayers/prayer-lists.server";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { prayerSheetPath, prayersPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { offeredFor, shown } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { BackLink } from "~/ui/controls/back-link";
import { TallLink } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import { privateMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/moment";
import { DivineName, VerseToPray } from "~/ui/reading/scripture";

export { headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("A sheet to take along - My Prayers");

const most = 200;

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const range = { limit: most, offset: 0 };
  const listed = await listPrayers(database(), user.id, range, now());
  const { day } = await dayOf(user);
  const prayers = listed.map((prayer) => ({
    ...shown(prayer, day),
    whole: prayer.text,
    passage: offeredFor(prayer, day)?.passage,
  }));
  return {
    prayers,
    today: dayName(day),
    namesOnly: new URL(args.request.url).searchParams.has("names"),
  };
}

export default function PrayerSheet() {
  const { prayers, today, namesOnly } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to={prayersPath}>My Prayers</BackLink>}
      title="My Prayers"
      lead={today}
    >
      <div className="no-print border-b border-line py-8">
        <p>{sheetWords}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          <PrintButton className="button button-primary" />
          <noscript>{printWords}</noscript>
          <TallLink to={prayerSheetPath + (namesOnly ? "" : "?names")}>
            {namesOnly ? "With all words" : "Names only"}
          </TallLink>
        </p>
      </div>
      {prayers.length === 0 && <p className="pt-8">Nothing is waiting.</p>}
      <ol className="max-w-168">
        {prayers.map(
          ({ handle, heading, name, whole, person, when, readsOn, reference, isName, passage }) => (
            <li key={handle} className="border-b border-line py-4 last:border-0 print:pb-12">
              <h2
                dir="auto"
                className={`text-subheading wrap-anywhere ${readsOn && !isName && !namesOnly ? "sr-only" : ""}`}
              >
                {namesOnly || readsOn ? name : heading}
              </h2>
              {(person || when.length > 0) && (
                <p className="text-small text-ink-quiet">
                  {[person, ...when].filter(Boolean).join(", ")}
                </p>
              )}
              {!namesOnly && passage && <VerseToPray {...passage} className="mt-2" />}
              {!namesOnly && !isName && (
                <p dir="auto" className="prayed-words mt-2">
                  <DivineName text={whole} />
                </p>
              )}
              {!namesOnly && !readsOn && reference && reference !== heading && (
                <p className="reference mt-2">{reference}</p>
              )}
            </li>
          ),
        )}
      </ol>
    </AccountPage>
  );
}
