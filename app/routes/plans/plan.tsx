import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { defaultPlan, getPlan } from "#content/plans/plans";
import { getUser } from "~/accounts/current-user.server";
import { runForms, runIntent } from "~/forms/action.server";
import { planCalendarPath, planFilePath, planPath } from "~/paths";
import { SaveItemForm } from "~/plans/save-item";
import { helpNow } from "~/routes/help.server";
import { requireOwnWriting } from "~/routes/library/own-name.server";
import { settings } from "~/runtime/env.server";
import { Avatar } from "~/ui/cards/avatar";
import { PlanCard, Related } from "~/ui/cards/cards";
import { Button, Icon, useMounted } from "~/ui/controls/controls";
import { evenButtons } from "~/ui/controls/even-buttons";
import { Labelled, ZoneField } from "~/ui/forms/field";
import { IntentNotice } from "~/ui/forms/intent-form";
import { HelpNow } from "~/ui/help/help-view";
import { pageMeta, planPicture } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { Paragraphs } from "~/ui/reading/scripture";
import { ShareInformation } from "~/ui/share/share";
import { PlanByLetter } from "./by-letter/plan-by-letter";
import { planLetterHandler } from "./by-letter/plan-letter.server";
import { PlanDays } from "./days/plan-days";
import { askedDay, type PlanPage, planIntents, planOrDefault, planPage } from "./plan.server";
import { PlanDay, type PlanStep } from "./plan-day";
import { PlanEnding } from "./plan-ending";
import { DayHead, PlanBanner } from "./plan-head";
import { PlanPrayer } from "./plan-prayer";
import { PlanProgressLine, PlanStart, type StartPosition, startPosition } from "./plan-start";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

const idOf = (params: { id?: string }) => params.id ?? defaultPlan().id;

export async function loader(args: LoaderFunctionArgs) {
  requireOwnWriting(getPlan, args);
  const query = new URL(args.request.url).searchParams;
  const page = await planPage(idOf(args.params), query, await getUser(args));
  return { ...page, help: page.needsHelp ? helpNow(args) : undefined };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { plan, day, canonical, previous, next, alone } = args.data;
  const dayName = `Day ${day.number}: ${day.title}`;
  const trail = [
    { name: "Prayer Plans", path: "/#prayer-plans" },
    { name: plan.title, path: planPath(plan.id) },
  ];
  const page = { canonical, previous, next, picture: planPicture(plan) };
  if (alone) {
    const { praying } = alone;
    const heading =
      praying === "end"
        ? `A blessing to go with you: ${plan.title}`
        : `${praying === "now" ? "Pray" : "Amen"}: ${day.title}`;
    return pageMeta(args, {
      canonical,
      heading,
      description: plan.description,
      unlisted: true,
      trail,
    });
  }
  if (canonical === planPath(plan.id)) {
    return pageMeta(args, { ...page, heading: plan.title, description: plan.description, trail });
  }
  return pageMeta(args, {
    ...page,
    heading: `${dayName} - ${plan.title}`,
    description: `Day ${day.number} of ${plan.dayCount} in ${plan.title}: read ${day.scripture.reference}, reflect, and pray. About five minutes.`,
    trail: [...trail, { name: dayName, path: canonical }],
  });
};

export function action(args: ActionFunctionArgs) {
  const plan = planOrDefault(idOf(args.params));
  const path = planPath(plan.id);
  if (!settings().sendsLetters) return runIntent(args, path, planIntents(plan), getUser);
  const day = askedDay(new URL(args.request.url).searchParams, plan.dayCount) ?? 1;
  return runForms(args, path, [planLetterHandler(plan)], {
    intents: () => planIntents(plan),
    findUser: getUser,
    search: day > 1 ? { day: String(day) } : undefined,
  });
}

export default function PlanRoute() {
  const { help, ...page } = useLoaderData<typeof loader>();
  if (page.alone?.praying === "end")
    return (
      <>
        <HelpNow help={help} />
        <PlanEnding {...page} />
      </>
    );
  if (page.alone) return <PlanPrayer {...page} alone={page.alone} help={help} />;
  return (
    <>
      <HelpNow help={help} />
      <PlanView key={page.plan.id} {...page} />
    </>
  );
}

/** First what the plan is and then the reading, or the other way round. */
function PlanView(page: PlanPage) {
  const { plan, day, rests, related, byLetter, unknown } = page;
  const readingFirst = useReadingFirst(page.forDay || unknown !== undefined);
  const step = { readingFirst };
  const position = startPosition(page);
  const startAt = (here: StartPosition) => position === here && <PlanStart {...page} />;
  const isDay = readingFirst && !rests && !unknown;
  const about = (
    <PlanAbout {...page} behind={readingFirst}>
      {startAt("counters") || (isDay && startAt("banner"))}
    </PlanAbout>
  );
  return (
    <>
      {isDay ? (
        <DayHead {...page} />
      ) : (
        <PlanBanner {...page} low={readingFirst}>
          {startAt("banner")}
        </PlanBanner>
      )}
      <PlanProgressLine {...page}>{startAt("line")}</PlanProgressLine>
      {!readingFirst && about}
      <PlanDays {...page} step={step} />
      {!rests && <PlanDay {...page} step={step} />}
      {readingFirst && about}
      {byLetter && <PlanByLetter {...byLetter} planId={plan.id} day={day.number} />}
      <Related>
        {related.map((each) => (
          <PlanCard key={each.id} plan={each} />
        ))}
      </Related>
    </>
  );
}

/**
 * Whether the day's reading comes first. Kept from when the plan was opened, also on Back: otherwise the
 * page changes its height under a restored scroll position. @param asked a day was in the address.
 */
function useReadingFirst(asked: boolean): boolean {
  const mounted = useMounted();
  const step: PlanStep | null = useLocation().state;
  const [first] = useState((mounted ? step?.readingFirst : undefined) ?? asked);
  return first;
}

type PlanAboutProps = PlanPage & {
  /** Comes after the reading, as one card. */
  behind: boolean;
  children: ReactNode;
};

function PlanAbout({ behind, children, ...page }: PlanAboutProps) {
  const { plan, day, rests, planAddress, picture, own, messages } = page;
  const counters = (
    <Counters plan={plan} inside={behind}>
      {children}
    </Counters>
  );
  return (
    <>
      {!behind && counters}
      <section
        aria-labelledby="overview-heading"
        className={`wrap no-print ${behind ? "pt-8" : ""}`}
      >
        <div className={axis}>
          <div className="pb-3 min-[75rem]:row-span-3 min-[75rem]:pe-6">
            <h2 id="overview-heading" className="mb-5 min-[75rem]:w-min">
              Plan Overview
            </h2>
            <p className="byline">
              <Avatar name={plan.author} />
              <span>
                <span className="text-small text-ink-quiet">Created by</span> <b>{plan.author}</b>
              </span>
            </p>
          </div>
          {behind && counters}
          {behind && <p className="lead">{plan.description}</p>}
          <div className="prose font-serif text-prayer">
            <Paragraphs text={plan.overview} />
          </div>
          <div id="save" className="flex flex-wrap items-center justify-between gap-6">
            <div className={`${evenButtons} max-sm:w-full`}>
              <SaveItemForm
                action={planPath(plan.id)}
                intent="save"
                saved={own?.saved}
                values={rests ? undefined : { day: day.number }}
              >
                <Icon of={own?.saved ? "bookmark-check" : "bookmark"} />
                {own?.saved ? "Saved" : "Save plan"}
              </SaveItemForm>
              <ShareInformation
                kind="plan"
                title={plan.title}
                description={plan.description}
                address={planAddress}
                picture={picture}
              />
            </div>
            <IntentNotice intent="save" message={messages.save} className="w-full" />
            <IntentNotice intent="remove" message={messages.remove} className="w-full" />
            <TakeAlong {...page} plan={plan} />
          </div>
        </div>
      </section>
    </>
  );
}

const axis =
  "mx-auto grid max-w-[36.5rem] grid-cols-1 content-start gap-y-5 border-t border-line pt-8 min-[75rem]:max-w-none min-[75rem]:grid-cols-[calc(50%-18.25rem)_36.5rem] min-[75rem]:*:not-first:col-start-2";

/** As a file and in a calendar: documents, which the browser itself asks for. */
function TakeAlong({ plan, begins }: Pick<PlanPage, "plan" | "begins">) {
  const own = begins ? `it begins ${begins}` : "it follows its season";
  return (
    <details className="w-full">
      <summary className="link summary-plain inline-flex min-h-11 items-center">
        Take it with you
      </summary>
      <p className="mt-2">
        <a href={planFilePath(plan.id)} download className="link">
          All days as one file
        </a>{" "}
        to keep, to send on or to print. It opens without a network.
      </p>
      <form method="get" action={planCalendarPath(plan.id)} className="form mt-5 grid gap-4">
        <p className="field-hint">
          Or as a file for your calendar, with a reminder for each day. Without a first day{" "}
          {plan.season ? own : "it begins tomorrow"}.
        </p>
        <div className="flex flex-wrap items-end gap-4">
          <Labelled of={{ id: "start" }} label="First day">
            <input id="start" name="start" type="date" className="control" />
          </Labelled>
          <Labelled of={{ id: "at" }} label="Hour">
            <input id="at" name="at" type="time" defaultValue="07:00" className="control" />
          </Labelled>
          <ZoneField />
          <Button variant="secondary">Put it in my calendar</Button>
        </div>
      </form>
    </details>
  );
}

type CountersProps = { plan: PlanPage["plan"]; inside: boolean; children: ReactNode };

function Counters({ plan, inside, children }: CountersProps) {
  return (
    <section
      aria-label="The plan in figures"
      className={`stats no-print flex flex-wrap items-center justify-between gap-x-10 gap-y-6 ${inside ? "" : "wrap pt-10 pb-8"}`}
    >
      <ul className="flex flex-wrap gap-x-columns gap-y-4">
        {countersOf(plan).map(([figure, of]) => (
          <li
            key={of}
            className="text-small leading-snug text-ink-quiet not-first:border-s not-first:border-line not-first:ps-columns"
          >
            <strong className="block font-serif text-heading leading-[1.15] font-[450] text-ink">
              {typeof figure === "number" ? grouped(figure) : figure}
            </strong>{" "}
            {of}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type Counter = readonly [figure: number | string, of: string];

function countersOf({ dayCount, weeks, season, completions }: PlanPage["plan"]): Counter[] {
  const counters: Counter[] = [
    [dayCount, "days"],
    ["5 min", "per day"],
  ];
  // A count of zero is not shown.
  if (completions > 0)
    return [...counters, [completions, completions === 1 ? "completion" : "completions"]];
  return weeks ? [...counters, [weeks.length - (season?.lead ? 1 : 0), "Sundays"]] : counters;
}
