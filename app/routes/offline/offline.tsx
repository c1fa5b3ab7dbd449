import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { hourNames } from "#content/hours/hour";
import { offlinePage, offlineWords } from "#content/offline";
import { dayInWords } from "#content/year/day-in-words";
import { getUser } from "~/accounts/current-user.server";
import { preferencesOf } from "~/accounts/preferences.server";
import { formNameField } from "~/forms/form";
import { cacheControl } from "~/http/page-cache/cache-control";
import { hourPath, planPath, prayerPath, prayersPath, todayPath } from "~/paths";
import { draftKey } from "~/prayers/drafts.server";
import { prayer, prayerAnswer, prayerField } from "~/prayers/prayer-definition";
import { helpNow } from "~/routes/help.server";
import { Button, ButtonLink, Icon, TallLink } from "~/ui/controls/controls";
import { Feelings } from "~/ui/controls/feelings";
import { Labelled } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import { HelpNow } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { Passage } from "~/ui/praying/praying-page";
import { isolated } from "~/ui/reading/isolated";
import { PrayedWords } from "../prayers/prayer-entry";
import { dayFor } from "../today/shown-days.server";
import { officePath } from "../today/today-path";
import { daysAhead, keptFeelings, type PersonsOffline, personsOffline } from "./offline.server";

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

export default function Offline() {
  const { person, days, feelings, help } = useLoaderData<typeof loader>();
  const { elsewhere, how } = offlinePage;
  const everybodys = (
    <>
      <section aria-labelledby="feelings" className="no-print">
        <h2 id="feelings">{offlinePage.feelings}</h2>
        <Feelings feelings={feelings} label={offlinePage.feelings} className="mt-3" />
        <h3 className="mt-6 text-subheading">{offlinePage.hours}</h3>
        <ul className="mt-3 flex flex-wrap gap-1">
          {hourNames.map((hour) => (
            <li key={hour}>
              <a href={hourPath(hour)} className="chip px-3">
                {offlinePage.hourNames[hour]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Days days={days} />
    </>
  );
  return (
    <>
      <HelpNow help={help} />
      <PageBanner title={offlineWords.title} lead={offlineWords.lead} scene="lamp" kind="reading">
        <ButtonLink to="/pray" className="mt-6">
          {offlinePage.now}
        </ButtonLink>
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-passage py-passage lg:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-part">
          {person ? <PersonsPart {...person} /> : everybodys}
        </div>
        <div className="grid grid-cols-1 content-start gap-part">
          {person && everybodys}
          <div id="opened" className="empty:hidden" />
          <Psalms />
          <section aria-label={how.heading}>
            <Fold name={elsewhere.heading}>
              <p>{elsewhere.words}</p>
            </Fold>
            <Fold name={how.heading}>
              <p>{how.everybody}</p>
              <p>{how.person}</p>
              <p>
                <TallLink to="/preferences#preferences">{how.off}</TallLink>
              </p>
            </Fold>
          </section>
        </div>
      </div>
    </>
  );
}

/** Their five books, by the first and the last psalm of each. */
const books = Object.entries({ 1: 41, 42: 72, 73: 89, 90: 106, 107: 150 });

function Psalms() {
  return (
    <section aria-labelledby="psalms" className="no-print">
      <h2 id="psalms">{offlinePage.psalms}</h2>
      {books.map(([first, last]) => (
        <Fold key={first} name={`Psalms ${first}–${last}`}>
          <p className="flex flex-wrap gap-1">
            {Array.from({ length: last + 1 - +first }, (_, at) => +first + at).map((psalm) => (
              <a
                key={psalm}
                href={`/bible/psalms/${psalm}`}
                aria-label={`Psalm ${psalm}`}
                className="inline-grid size-11 place-items-center rounded-small border border-line text-small tabular-nums hover:underline"
              >
                {psalm}
              </a>
            ))}
          </p>
        </Fold>
      ))}
    </section>
  );
}

function Days({ days }: { days: readonly string[] }) {
  return (
    <section aria-labelledby="days">
      <h2 id="days">{offlinePage.days}</h2>
      <ul className="mt-3">
        {days.map((day) => (
          <li key={day} className="flex flex-wrap gap-x-4 border-b border-line">
            <span className="flex-[1_1_12rem]">
              <TallLink to={todayPath(day)}>
                {dayInWords(day, "weekday").replace(/ (?=\d)/, "\u00a0")}
              </TallLink>
            </span>{" "}
            <span className="flex gap-x-4">
              <TallLink to={officePath("morning", { day })}>Morning</TallLink>{" "}
              <TallLink to={officePath("night", { day })}>Night</TallLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const own = offlinePage.person;

/** `said` is for the device alone: what it calls this while it waits. Of what is due the device opens the next that isn’t prayed. */
function PersonsPart({ due, others, left, plans, today }: PersonsOffline) {
  return (
    <>
      <div id="waiting" className="empty:hidden" />
      <section aria-labelledby="due">
        <h2 id="due">{own.due}</h2>
        {due.length === 0 && <p className="mt-3">{own.noneDue}</p>}
        <ul className="mt-3">
          {due.map((each, index) => (
            <li key={each.handle} id={each.handle} className="scroll-mt-36">
              <Fold name={isolated(each.name)} isOpen={index === 0}>
                <CarriedPrayer {...each} today={today} />
              </Fold>
            </li>
          ))}
        </ul>
        {left > 0 && <p className="mt-3">{own.more(left)}</p>}
      </section>
      {plans.map((plan) => (
        <CarriedPlan key={plan.id} {...plan} />
      ))}
      <section aria-labelledby="write">
        <h2 id="write">{own.write}</h2>
        <form method="post" action={prayersPath} className="form mt-3">
          <input type="hidden" name={formNameField} value={prayer.name} />
          <Words name={prayer.fields.text.name} label={own.text} />
          <Button variant="secondary">{own.save}</Button>
        </form>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{own.all}</h2>
          {others.map((each) => (
            <Fold key={each.handle} name={isolated(each.name)}>
              <CarriedPrayer {...each} today={today} />
            </Fold>
          ))}
        </section>
      )}
    </>
  );
}

function CarriedPlan({ id, title, days }: PersonsOffline["plans"][number]) {
  const values = days.map((day) => ({ day, said: `${title}, day ${day}` }));
  return (
    <section aria-labelledby={`plan-${id}`}>
      <p className="eyebrow">{own.plan}</p>
      <h2 id={`plan-${id}`} className="mt-2">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {values.map(({ day, said }, index) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-x-2">
            <TallLink to={`${planPath(id)}?day=${day}`}>Day {day}</TallLink>
            <IntentForm action={planPath(id)} intent="mark" values={{ day, said }}>
              <Button variant={index > 0 ? "quiet" : "secondary"}>{offlineWords.mark}</Button>
            </IntentForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fold({ name, isOpen, children }: { name: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="summary-plain flex min-h-14 items-center justify-between gap-6 py-3 font-semibold wrap-anywhere hover:underline">
        {name}
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-6">{children}</div>
    </details>
  );
}

type CarriedProps = PersonsOffline["due"][number] & { today: string };

function CarriedPrayer({ handle, name, text, passage, person, today }: CarriedProps) {
  const values = { [prayerField]: handle, said: name };
  return (
    <>
      {person && <p className="text-small text-ink-quiet">For {isolated(person)}</p>}
      {text && <PrayedWords text={text} />}
      {passage && <Passage {...passage} />}
      <div className="mt-2 flex flex-wrap items-start gap-4">
        <IntentForm action={prayersPath} intent="prayed" values={values}>
          <Button variant="secondary">{own.prayed}</Button>
        </IntentForm>
        <details>
          <summary className="link summary-plain inline-flex min-h-11 items-center">
            {own.answered}
          </summary>
          <form method="post" action={prayerPath(handle, "answer")} className="form mt-3">
            <input type="hidden" name={formNameField} value={prayerAnswer.name} />
            <input type="hidden" name={prayerAnswer.fields.answeredOn.name} value={today} />
            <input type="hidden" name="said" value={name} />
            <Words name={prayerAnswer.fields.answer.name} label={own.answer} of={handle} />
            <Button>{own.saveAnswer}</Button>
          </form>
        </details>
      </div>
    </>
  );
}

function Words({ name, label, of }: { name: string; label: string; of?: string }) {
  const id = `${name}-${of ?? "new"}`;
  return (
    <Labelled of={{ id }} label={label}>
      <textarea id={id} name={name} rows={4} maxLength={5000} required={!of} className="control" />
    </Labelled>
  );
}
