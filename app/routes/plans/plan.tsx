import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Act, type Asked, answerActs, keepingAct } from "~/server/acts.server";
import { getUser } from "~/server/current-user.server";
import { keepingPrayer } from "~/server/prayer-keeping.server";
import { visitorKeepWords } from "~/ui/keep-act-words";
import { pageMeta } from "~/ui/page-meta";
import { dayNumber, dayPath } from "./day-number";
import { daySources, planOrDefault, planPage } from "./plan.server";
import { PlanView } from "./plan-view";
import { visitorWords } from "./plan-words";

export { keepWords as clientAction, unlessRefused as shouldRevalidate } from "~/ui/keep-words";

const idOf = (params: { id?: string }) => params.id ?? "1";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const day = new URL(request.url).searchParams.get("day");
  return planPage(idOf(params), day, await getUser(request));
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

export function action(args: ActionFunctionArgs) {
  const { id, days } = planOrDefault(idOf(args.params));
  const path = `/plan/${id}`;
  const words = visitorWords(id);
  const place = { item: id, path };
  const dayOf = ({ form }: Asked) => dayNumber(String(form.get("day")), days.length);
  const keep = (act: "keep" | "keep-verse"): Act => {
    return (asked) => {
      const day = dayOf(asked);
      const back = dayPath(id, day);
      const visitorWords = visitorKeepWords(`${back}#day`);
      return keepingPrayer(act, { source: daySources(id, day)[act], path: back, visitorWords })(
        asked,
      );
    };
  };
  return answerActs(args, path, {
    keep: keep("keep"),
    "keep-verse": keep("keep-verse"),
    start: keepingAct("start", { ...place, visitorWords: words.start }, () => ({ hash: "day" })),
    save: keepingAct("save", { ...place, visitorWords: words.save }, (asked) => {
      const day = dayOf(asked);
      const search = day > 1 ? { day: String(day) } : undefined;
      return { search, hash: "save", stays: true };
    }),
  });
}

export default function PlanRoute() {
  const page = useLoaderData<typeof loader>();
  return <PlanView key={page.plan.id} {...page} />;
}
