import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { planOffered } from "#content/plans/dated-plan";
import type { PlanDay } from "#content/plans/plan";
import { getPlan, type Plan } from "#content/plans/plans";
import { site } from "#content/site.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { planPath, withQuery } from "~/paths";
import { helpNow } from "~/routes/help.server";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { settings } from "~/runtime/env.server";
import { inLines } from "~/runtime/quotation.server";

type PathOf = (planId: string) => string;

export const noPlan = "There is no plan of this name.";

/** @throws a redirect to its one address */
export function namedPlan(id: string, pathOf: PathOf) {
  const found = getPlan(id);
  if (!found && getPlan(id.toLowerCase())) throw redirect(pathOf(id.toLowerCase()), 308);
  return found;
}

/** Without an ending; by its id where the title has none of these letters. */
export const fileName = ({ id, title }: Pick<Plan, "id" | "title">): string =>
  title
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join("-") ?? id;

/** All days of a plan as they are offered today, for paper. */
export function wholePlan(args: LoaderFunctionArgs, pathOf: PathOf) {
  const found = namedPlan(args.params.id ?? "", pathOf);
  if (!found) return undefined;
  const { plan } = planOffered(found, dayFor(new URL(args.request.url).searchParams));
  const { id, title, description, overview, days, needsHelpLines, unsafeHome } = plan;
  const needsHelp = needsHelpLines || unsafeHome || days.some((day) => day.needsHelpLines);
  return {
    plan: { id, title, description, overview, days: days.map(inLinesOf) },
    name: site().name,
    address: settings().ORIGIN + planPath(id),
    help: needsHelp ? helpNow(args).printed : [],
  };
}

const inLinesOf = (day: PlanDay): PlanDay => ({ ...day, scripture: inLines(day.scripture) });

export const wholePlanKey =
  (pathOf: PathOf): CacheKeyReader =>
  ({ id = "" }) => {
    const plan = getPlan(id);
    return plan?.season ? withQuery(pathOf(id), dayKey()) : plan && pathOf(id);
  };
