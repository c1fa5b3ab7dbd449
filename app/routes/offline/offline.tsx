import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hourNames } from "#content/hours/hour";
import { offlinePage, offlineWords } from "#content/offline";
import { dayInWords } from "#content/year/day-in-words";
import { getUser } from "~/accounts/current-user.server";
import { preferencesOf } from "~/accounts/preferences.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { hourPath, todayPath } from "~/paths";
import { draftKey } from "~/prayers/drafts.server";
import { helpNow } from "~/routes/help.server";
import { BackLink } from "~/ui/controls/back-link";
import { TallLink } from "~/ui/controls/controls";
import { Feelings } from "~/ui/controls/feelings";
import { HelpNow } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { dayFor } from "../today/shown-days.server";
import { officePath } from "../today/today-path";
import { daysAhead, keptFeelings, personsOffline } from "./offline.server";
import { PersonsPart } from "./persons-part";

export { headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

/**
 * What a device keeps. Its service worker asks for it in a person's own session, and is handed the key that it seals
 * their part with.
 */
export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  const { onlineOnly } = await preferencesOf(args);
  const person = user && !onlineOnly ? await personsOffline(user) : undefined;
  const visitors = dayFor(new URL(args.request.url).searchParams);
  const days = daysAhead(person?.today ?? visitors);
  const page = { person, days, feelings: keptFeelings(), help: helpNow(args) };
  if (!user) return data(page);
  const headers = new Headers({ "Cache-Control": cacheControl.nobody });
  const key = draftKey(user);
  headers.set("X-Device-Key", person ? `${key.account} ${key.lock}` : "none");
  return data(page, { headers });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { heading: offlineWords.title, description: offlineWords.lead, unlisted: true });

type OfflinePage = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Offline() {
  const { person, days, feelings, help } = useLoaderData<typeof loader>();
  const { hours, elsewhere, how } = offlinePage;
  return (
    <>
      <HelpNow help={help} />
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        title={offlineWords.title}
        lead={offlineWords.lead}
        kind="tool"
      />
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        {person && <PersonsPart {...person} />}
        <section aria-labelledby="hours">
          <h2 id="hours">{hours}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {hourNames.map((hour) => (
              <li key={hour}>
                <a href={hourPath(hour)} className="chip">
                  A prayer for {hour === "midday" ? hour : `the ${hour}`}
                </a>
              </li>
            ))}
          </ul>
          <h3 className="mt-6 text-subheading">{offlinePage.feelings}</h3>
          <Feelings feelings={feelings} label={offlinePage.feelings} className="mt-3" />
        </section>
        <Days days={days} />
        <div id="opened" />
        <Psalms />
        <section aria-labelledby="elsewhere" className="max-w-176">
          <h2 id="elsewhere">{elsewhere.heading}</h2>
          <p className="mt-3">{elsewhere.words}</p>
        </section>
        <section aria-labelledby="how" className="grid max-w-176 gap-3">
          <h2 id="how">{how.heading}</h2>
          <p>{how.everybody}</p>
          <p>{how.person}</p>
          <p>
            <TallLink to="/preferences#preferences">{how.off}</TallLink>
          </p>
        </section>
      </div>
    </>
  );
}

function Psalms() {
  return (
    <section aria-labelledby="psalms">
      <h2 id="psalms">{offlinePage.psalms}</h2>
      <p className="mt-3 flex flex-wrap gap-1">
        {Array.from({ length: 150 }, (_, index) => (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a psalm's number is its place
            key={index}
            href={`/bible/psalms/${index + 1}`}
            aria-label={`Psalm ${index + 1}`}
            className="inline-grid size-11 place-items-center rounded-small border border-line text-small tabular-nums hover:underline"
          >
            {index + 1}
          </a>
        ))}
      </p>
    </section>
  );
}

function Days({ days }: Pick<OfflinePage, "days">) {
  return (
    <section aria-labelledby="days" className="max-w-176">
      <h2 id="days">{offlinePage.days}</h2>
      <ul className="mt-3">
        {days.map((day) => (
          <li key={day} className="flex flex-wrap gap-x-4 border-b border-line">
            <span className="flex-[1_1_10rem]">
              <TallLink to={todayPath(day)}>{dayInWords(day, "weekday")}</TallLink>
            </span>{" "}
            <TallLink to={officePath("morning", { day })}>Morning</TallLink>{" "}
            <TallLink to={officePath("night", { day })}>Night</TallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
