import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bookletPath, planPath } from "~/paths";
import { BackLink } from "~/ui/controls/back-link";
import { PrintButton } from "~/ui/controls/print-button";
import type { Refusal } from "~/ui/layout/refusal-page";
import { pageMeta } from "~/ui/meta/page-meta";
import { WholePlan } from "./whole-plan";
import { noPlan, wholePlan } from "./whole-plan.server";

export { headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export function loader(args: LoaderFunctionArgs) {
  const found = wholePlan(args, bookletPath);
  if (found) return found;
  const ways = [{ to: "/plans", label: "All plans" }];
  const refused: Partial<Refusal> = { text: noPlan, ways };
  throw data(refused, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { id, title } = args.data.plan;
  return pageMeta(args, {
    heading: `Booklet: ${title}`,
    description: `All days of ${title}, set to be printed as a small booklet.`,
    canonical: bookletPath(id),
    unlisted: true,
  });
};

export default function BookletRoute() {
  const page = useLoaderData<typeof loader>();
  const { id, title } = page.plan;
  return (
    <article className="booklet mx-auto w-full max-w-176 px-gutter pt-24 pb-band">
      <div className="no-print mb-part border-b border-line pb-8">
        <BackLink to={planPath(id)}>{title}</BackLink>
        <p className="mt-4">
          This is the whole plan on small pages, half the size of a sheet. Choose “Booklet” in your
          printer’s settings, or two pages on a sheet, on both sides; then fold the sheets in the
          middle. The text is as large as you chose under{" "}
          <a href="/preferences" className="link">
            Reading Comfort
          </a>
          . Without a print button here, use the one in your browser’s menu.
        </p>
        <PrintButton className="button button-primary mt-5">Print the booklet</PrintButton>
      </div>
      <WholePlan {...page} />
    </article>
  );
}
