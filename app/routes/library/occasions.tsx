import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { occasionLines } from "#content/help-lines";
import type { Occasion } from "#content/occasions/occasion";
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
import { Paragraphs, ReferenceLink } from "~/ui/reading/scripture";
import { occasionOf } from "./library.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const occasion = occasionOf(query);
  const all = { ...occasionsHead, path: occasionsPath };
  if (!occasion) return { all, groups: occasionGroups, help: helpNow(args) };
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
  const { all, groups = [], alone, help } = useLoaderData<typeof loader>();
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
      <div className="wrap no-print grid grid-cols-1 gap-x-columns gap-y-part py-passage lg:grid-cols-3">
        {groups.map(({ heading, occasions }, at) => (
          <section key={heading} className={at === 0 ? hard : ""}>
            <h2 className={at === 0 ? "" : "text-subheading"}>{heading}</h2>
            <ul
              className={`mt-4 grid gap-x-columns text-balance ${at === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : glad}`}
            >
              {occasions.map(listed)}
            </ul>
          </section>
        ))}
      </div>
      <div className="hidden gap-x-8 pt-4! text-small print:block print:columns-2 *:pb-4! [&_h3]:mt-0! [&_p+p]:mt-1!">
        {groups.flatMap(({ occasions }) => occasions).map(onPaper)}
      </div>
    </>
  );
}

const hard =
  "night rounded-stage border border-line bg-linear-to-b from-night to-dusk p-inset text-ink lg:col-span-full";
const glad = "cols-fill-34 border-b border-line lg:grid-cols-1";

const listed = ({ id, title, line }: Occasion) => (
  <li key={id} id={id} className="relative scroll-mt-24 border-t border-line py-3">
    <Link
      to={`?of=${id}&pray=now`}
      className="font-serif text-prayer leading-snug after:absolute after:inset-0 hover:underline"
    >
      {title}
    </Link>
    {line && <p className="mt-1 text-small text-ink-quiet">{line}</p>}
  </li>
);

const onPaper = ({ id, title, prayer, passage }: Occasion) => (
  <section key={id} className="break-inside-avoid">
    <h3>{title}</h3>
    <Paragraphs text={prayer} />
    <p className="reference">{passage}</p>
  </section>
);
