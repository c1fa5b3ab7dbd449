import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runForms, runIntent } from "~/forms/action.server";
import { dayPath, planPath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { requireOwnWriting } from "~/ui/cards/own-name.server";
import { planPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { defaultPlanId, getPlan } from "../../../content/plans/plans";
import { planLetterForm } from "./by-letter/plan-letter.server";
import { askedDay } from "./day-number";
import { planIntents } from "./intents.server";
import { planOrDefault, planPage } from "./plan.server";
import { PlanView } from "./plan-view";

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
  const path = planPath(plan.id);
  if (!settings().sendsLetters) return runIntent(args, path, planIntents(plan), getUser);
  const day = askedDay(new URL(args.request.url).searchParams, plan.dayCount) ?? 1;
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
