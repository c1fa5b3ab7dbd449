import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerActs } from "~/server/acts.server";
import { pageMeta } from "~/ui/page-meta";
import { planOrDefault, planPage } from "./plan.server";
import { PlanView } from "./plan-view";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

const idOf = (params: { id?: string }) => params.id ?? "1";

export function loader({ params, request }: LoaderFunctionArgs) {
  return planPage(idOf(params), new URL(request.url).searchParams.get("day"));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { plan, day, path, previous, next } = args.data;
  const heading = day.number === 1 ? plan.title : `Day ${day.number}: ${day.title} - ${plan.title}`;
  return pageMeta(args, {
    heading,
    description: plan.description,
    canonical: path,
    previous,
    next,
  });
};

/** Signed out, a start and a save keep nothing; the words say what signing in would keep. */
export function action(args: ActionFunctionArgs) {
  const plan = planOrDefault(idOf(args.params));
  return answerActs(args, `/plan/${plan.id}`, {
    start: async () => ({
      words: {
        title: "Day 1 is open",
        description: "Sign in to keep your place in this plan.",
      },
      hash: "day",
    }),
    save: async () => ({
      words: {
        title: "Sign in to save this plan",
        description: "Saved plans are kept with your account.",
      },
      hash: "overview",
    }),
  });
}

export default function PlanRoute() {
  return <PlanView {...useLoaderData<typeof loader>()} />;
}
