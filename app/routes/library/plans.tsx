import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { metaOf } from "~/ui/meta/page-meta";
import { plansPage } from "./library.server";
import { LibraryPage } from "./library-page";
import { type PlanLength, planLengths, plansPath } from "./plan-lengths";

export { shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  return plansPage(new URL(args.request.url).searchParams, await getUser(args));
}

export const meta = metaOf({
  heading: "Prayer Plans",
  description:
    "All our prayer plans, from five days to a season, by what you need right now. About five minutes a day.",
});

export default function Plans() {
  const { groups, length, tone } = useLoaderData<typeof loader>();
  return (
    <LibraryPage
      title="Prayer Plans"
      lead="A few days or a few weeks, about five minutes each. Start with what you need."
      scene="tree"
      tone={tone}
      groups={groups}
    >
      <Lengths chosen={length} />
    </LibraryPage>
  );
}

function Lengths({ chosen }: { chosen?: PlanLength }) {
  const lengths = [{ name: undefined, label: "Any length" }, ...planLengths];
  return (
    <nav aria-label="Length" className="no-print">
      <p className="mb-2 text-small text-ink-quiet max-lg:sr-only">How long?</p>
      <ul className="grid grid-cols-2 gap-px overflow-clip rounded-medium border border-control bg-control sm:max-lg:grid-flow-col sm:max-lg:grid-cols-none">
        {lengths.map(({ name, label }) => (
          <li key={label}>
            <Link
              to={plansPath(name)}
              preventScrollReset
              aria-current={name === chosen ? "true" : undefined}
              className="flex h-full min-h-11 items-center justify-center bg-surface px-2 text-center wrap-anywhere sm:px-4 text-small font-medium hover:underline focus-visible:-outline-offset-4 aria-[current]:bg-ink aria-[current]:text-surface"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
