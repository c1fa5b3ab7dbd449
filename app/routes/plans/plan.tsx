import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defaultPlanId, getPlan } from "#content/plans/plans";
import { getUser } from "~/accounts/current-user.server";
import { runForms, runIntent } from "~/forms/action.server";
import { dayPath, planPath } from "~/paths";
import { requireOwnWriting } from "~/routes/library/own-name.server";
import { settings } from "~/runtime/env.server";
import { PlanCard } from "~/ui/cards/plan-card";
import { Related } from "~/ui/cards/related";
import { planPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpNow } from "~/ui/praying/help-now";
import { PlanByLetter } from "./by-letter/plan-by-letter";
import { planLetterHandler } from "./by-letter/plan-letter.server";
import { askedDay } from "./day-number";
import { PlanDays } from "./days/plan-days";
import { EndingWords } from "./ending-words";
import { planIntents } from "./intents.server";
import { type PlanPage, planOrDefault, planPage } from "./plan.server";
import { PlanAbout } from "./plan-about";
import { PlanBanner } from "./plan-banner";
import { PlanDay } from "./plan-day";

import { PlanStart, type StartPosition, startPosition } from "./plan-start";
import { PlanProgressLine } from "./progress-line";
import { useReadingFirst } from "./use-reading-first";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

const idOf = (params: { id?: string }) => params.id ?? defaultPlanId;

export async function loader(args: LoaderFunctionArgs) {
  requireOwnWriting(getPlan, args);
  const query = new URL(args.request.url).searchParams;
  return planPage(idOf(args.params), query, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { plan, day, path, previous, next } = args.data;
  const dayName = `Day ${day.number}: ${day.title}`;
  const trail = [
    { name: "Prayer Plans", path: "/#prayer-plans" },
    { name: plan.title, path: dayPath(plan.id, 1) },
  ];
  const page = { canonical: path, previous, next, picture: planPicture(plan) };
  if (day.number === 1) {
    return pageMeta(args, { ...page, heading: plan.title, description: plan.description, trail });
  }
  return pageMeta(args, {
    ...page,
    heading: `${dayName} - ${plan.title}`,
    description: `Day ${day.number} of ${plan.dayCount} in ${plan.title}: read ${day.scripture.reference}, reflect, and pray. About five minutes.`,
    trail: [...trail, { name: dayName, path }],
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
  const page = useLoaderData<typeof loader>();
  return <PlanView key={page.plan.id} {...page} />;
}

/** One plan, opened at one of its days: what it is and then the reading, or the reading first, as for who asked for another. */
function PlanView(page: PlanPage) {
  const { plan, day, rests, related, byLetter } = page;
  const readingFirst = useReadingFirst(page.forDay || page.unknown !== undefined);
  const step = { readingFirst };
  const position = startPosition(page);
  const startAt = (here: StartPosition) => position === here && <PlanStart {...page} />;
  const about = (
    <PlanAbout {...page} behind={readingFirst}>
      {startAt("counters")}
    </PlanAbout>
  );
  return (
    <>
      <PlanBanner {...page} low={readingFirst}>
        {rests ? (
          <EndingWords {...page} great>
            {startAt("ending")}
          </EndingWords>
        ) : (
          startAt("banner")
        )}
      </PlanBanner>
      <PlanProgressLine {...page}>{startAt("line")}</PlanProgressLine>
      <HelpNow {...page} brief={readingFirst} />
      {!readingFirst && about}
      <PlanDays {...page} step={step} />
      {!rests && <PlanDay {...page} step={step} start={startAt("ending")} />}
      {readingFirst && about}
      {byLetter && <PlanByLetter planId={plan.id} dayCount={plan.dayCount} day={day.number} />}
      <Related>
        {related.map((each) => (
          <PlanCard key={each.id} plan={each} />
        ))}
      </Related>
    </>
  );
}
