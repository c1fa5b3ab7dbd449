import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answerActs } from "~/server/acts.server";
import { pageMeta } from "~/ui/page-meta";
import { dayNumber } from "./day-number";
import { planOrDefault, planPage } from "./plan.server";
import { PlanView } from "./plan-view";
import { visitorWords } from "./plan-words";

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
  const { id, days } = planOrDefault(idOf(args.params));
  const words = visitorWords(id);
  return answerActs(args, `/plan/${id}`, {
    start: async () => ({ words: { ...words.start, variant: "info" }, hash: "day" }),
    save: async (form) => {
      const day = dayNumber(String(form.get("day")), days.length);
      return {
        words: { ...words.save, variant: "info" },
        search: day > 1 ? { day: String(day) } : undefined,
        hash: "save",
        stays: true,
      };
    },
  });
}

export default function PlanRoute() {
  const page = useLoaderData<typeof loader>();
  return <PlanView key={page.plan.id} {...page} />;
}
