import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { occasionLines } from "#content/help-lines";
import {
  occasionGroups,
  occasionPath,
  occasionsHead,
  occasionsPath,
} from "#content/occasions/occasions";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { dayOf } from "~/plans/persons-day.server";
import { noteToday } from "~/plans/saved-items.server";
import { helpNow } from "~/routes/help.server";
import { BackLink } from "~/ui/controls/back-link";
import { HelpNow, HelpWords } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { SearchField } from "~/ui/layout/search-field";
import { pageMeta } from "~/ui/meta/page-meta";
import { hourFor, listBlessings, prayingOf } from "~/ui/praying/hour.server";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Amen, Rite } from "~/ui/praying/rite";
import { ReferenceLink } from "~/ui/reading/scripture";
import { occasionOf } from "./library.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const occasion = occasionOf(query);
  const groups = occasionGroups.map(({ heading, occasions }) => ({
    heading,
    occasions: occasions.map(({ id, title }) => ({ id, title, path: occasionPath({ id }) })),
  }));
  const all = { ...occasionsHead, path: occasionsPath, groups };
  if (!occasion) return { all, help: helpNow(args) };
  const { id, title, prayer, passage, help } = occasion;
  const user = await getUser(args);
  const alone = {
    ...{ id, title, prayer, reference: passage, path: occasionPath(occasion) },
    hour: hourFor(query, user && (await dayOf(user)).zone),
    blessings: listBlessings(0, id),
    lines: help ? occasionLines[help]() : [],
    ended: prayingOf(query) === "amen",
  };
  return { all, alone, help: help && helpNow(args) };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { all, alone } = args.data ?? {};
  return pageMeta(args, {
    heading: alone ? `${alone.ended ? "Amen" : "Pray"}: ${alone.title}` : all?.title,
    description: all?.lead,
    canonical: alone?.path,
    unlisted: alone?.ended,
  });
};

export function action(args: ActionFunctionArgs) {
  const amen: Parameters<typeof runIntent>[2][string] = async ({ form, user }) => {
    if (user) await noteToday(user);
    return { search: { of: String(form.get("of")), pray: "amen" } };
  };
  return runIntent(args, occasionsPath, { amen }, getUser);
}

export default function Occasions() {
  const { all, alone, help } = useLoaderData<typeof loader>();
  if (alone?.ended) return <Rite hour={alone.hour} blessings={alone.blessings} help={help} />;
  if (alone) {
    return (
      <PrayingPage
        {...alone}
        help={help}
        eyebrow="For an occasion"
        back={{ to: all.path, label: "Back to all occasions" }}
        note={
          <>
            <p className="reference mt-6">
              From <ReferenceLink reference={alone.reference} />
            </p>
            {alone.lines.map((line) => (
              <HelpWords key={String(line[0])} line={line} className="mt-3 text-small" />
            ))}
          </>
        }
      >
        <Amen action={all.path} values={{ of: alone.id }} blessings={alone.blessings} />
      </PrayingPage>
    );
  }
  return (
    <>
      <HelpNow help={help} />
      <PageBanner
        before={<BackLink to="/pray">Pray</BackLink>}
        title={all.title}
        lead={all.lead}
        scene="window"
        kind="reading"
      >
        <SearchField className="no-print mt-6 max-w-120" label="What’s happening?" />
      </PageBanner>
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        {all.groups.map(({ heading, occasions }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul className="mt-4 grid gap-x-columns border-b border-line sm:grid-cols-2 lg:grid-cols-3">
              {occasions.map(({ id, title, path }) => (
                <li key={id} id={id} className="scroll-mt-24 border-t border-line">
                  <Link
                    to={path}
                    className="flex min-h-12 items-center py-2 font-serif text-prayer leading-snug hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
