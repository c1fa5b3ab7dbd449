import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runForms, runIntent } from "~/forms/action.server";
import { settings } from "~/runtime/env.server";
import { requireOwnWriting } from "~/ui/cards/own-name.server";
import { PlanCard } from "~/ui/cards/plan-card";
import { Related } from "~/ui/cards/related";
import { UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { Stats } from "~/ui/layout/stats";
import { planPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpNow } from "~/ui/praying/help-now";
import { defaultPlanId, getPlan } from "../../../content/plans/plans";
import { PlanByLetter } from "./by-letter/plan-by-letter";
import { planLetterForm } from "./by-letter/plan-letter.server";
import { dayNumber, dayPath } from "./day-number";
import { planIntents } from "./intents.server";
import type { PlanPage } from "./plan.server";
import { planOrDefault, planPage } from "./plan.server";
import { PlanDay } from "./plan-day";
import { PlanDays } from "./plan-days";
import { PlanOverview } from "./plan-overview";
import { PlanStart } from "./plan-start";
import { isPrayedThrough, PlanProgressLine } from "./progress-line";
import { useReadingFirst } from "./use-reading-first";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";
export { prayingStyles as links } from "~/ui/praying/praying-styles";

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
  const path = `/plan/${plan.id}`;
  if (!settings().sendsLetters) return runIntent(args, path, planIntents(plan), getUser);
  const day = dayNumber(new URL(args.request.url).searchParams.get("day"), plan.dayCount);
  return runForms(args, path, [planLetterForm(plan)], {
    intents: () => planIntents(plan),
    findUser: getUser,
    search: day > 1 ? { day: String(day) } : undefined,
  });
}

export default function PlanRoute() {
  const page = useLoaderData<typeof loader>();
  return <PlanView key={page.plan.id} {...page} />;
}

/** One plan, opened at one of its days: what it is and then the reading, or the reading first. */
function PlanView(page: PlanPage) {
  const readingFirst = useReadingFirst(page.forDay);
  const step = { readingFirst };
  return (
    <>
      <PlanBanner {...page} low={readingFirst} />
      <PlanProgressLine {...page} />
      <HelpNow {...page} brief={readingFirst} />
      {!readingFirst && <PlanAbout {...page} low={false} />}
      <PlanDays {...page} step={step} />
      <PlanDay {...page} step={step} />
      {readingFirst && <PlanAbout {...page} low />}
      {page.byLetter && (
        <PlanByLetter planId={page.plan.id} dayCount={page.plan.dayCount} day={page.day.number} />
      )}
      <Related>
        {page.related.map((each) => (
          <PlanCard key={each.id} plan={each} here={each.id === page.plan.id} />
        ))}
      </Related>
    </>
  );
}

function PlanBanner({ low, ...page }: PlanPage & { low: boolean }) {
  const { plan, unknown } = page;
  return (
    <PageBanner
      before={
        <>
          <BackLink to="/">Home</BackLink>
          {unknown && <UnknownName kind="plan" {...unknown} />}
        </>
      }
      eyebrow={plan.category === "featured" ? "Featured Plan" : "Popular Plan"}
      title={plan.title}
      lead={plan.description}
      scene={plan.scene}
      tone={plan.tone}
      image={plan.image}
      low={low && "reading"}
    >
      {startsInBanner(page, low) && (
        <div className="mt-6">
          <PlanStart {...page} />
        </div>
      )}
    </PageBanner>
  );
}

/** A plan that is not begun is begun at the head of its page, unless a reading stands there. */
const startsInBanner = ({ own }: PlanPage, low: boolean) => !own?.progress && !low;

/** What the plan is: its figures, what to do with it next, and its overview. */
function PlanAbout({ low, ...page }: PlanPage & { low: boolean }) {
  const { plan } = page;
  return (
    <>
      <Stats
        label="The plan in figures"
        stats={[
          [plan.dayCount, "days"],
          ["5 min", "per day"],
          // Nobody is greeted by a nought.
          ...(plan.completions > 0 ? [[plan.completions, "completions"] as const] : []),
        ]}
      >
        {!isPrayedThrough(page) && !startsInBanner(page, low) && <PlanStart {...page} />}
      </Stats>
      <PlanOverview {...page} />
    </>
  );
}
