import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { prayerEdit } from "~/bookmarks/prayer-definition";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { prayerPath } from "~/paths";
import { DoneNotice } from "~/routes/prayers/done-notice";
import { prayerIntent } from "~/routes/prayers/intents.server";
import { PrayerOrigin } from "~/routes/prayers/prayer-entry";
import type { PrayerPage } from "~/routes/prayers/prayers.server";
import { prayerPage } from "~/routes/prayers/prayers.server";
import { useSentDraft } from "~/routes/prayers/use-draft";
import { Icon } from "~/ui/controls/icon";
import { pageMeta } from "~/ui/meta/page-meta";
import { PrayerButtons } from "./prayer-buttons";
import { PrayerFrame, toPrayers } from "./prayer-frame";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";
export { prayingStyles as links } from "~/ui/praying/praying-styles";

/** Titles stay in a browser's history: they tell nothing of what is prayed. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "A prayer - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return prayerPage(await requireUser(args), args.params.handle);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const { prayer } = await prayerPage(user, args.params.handle);
  const where = { stays: true };
  return runIntent(
    args,
    prayerPath(prayer.handle),
    {
      prayed: prayerIntent("prayed", user, where),
      wake: prayerIntent("wake", user, where),
      again: prayerIntent("again", user, where),
    },
    getUser,
  );
}

export default function PrayerRoute() {
  const page = useLoaderData<typeof loader>();
  return <PrayerView key={page.prayer.handle} {...page} />;
}

function PrayerView({ prayer, next, drafts }: PrayerPage) {
  const { handle, name, whole, answer, answeredOn, restsUntil } = prayer;
  const path = prayerPath(handle);
  const done = useSearchParams()[0].get(doneParameter);
  useSentDraft(drafts, done === prayerEdit.name ? `${prayerEdit.name}/${handle}` : undefined);
  return (
    <PrayerFrame title={name} back={toPrayers}>
      <DoneNotice />
      <p
        className="prayed-words text-[clamp(1.3125rem,1.15rem+0.8vw,1.625rem)]"
        id={`name-${handle}`}
      >
        {whole}
      </p>
      <PrayerOrigin {...prayer} />
      {answeredOn && (
        <section aria-labelledby="answer-heading" className="mt-8">
          <h2 id="answer-heading">Answered on {answeredOn}</h2>
          {answer && <p className="prayed-words mt-2">{answer}</p>}
        </section>
      )}
      {restsUntil && <p className="mt-8">At rest until {restsUntil}.</p>}
      <PrayerButtons path={path} {...prayer} />
      {prayer.prayedOn && (
        <p className="mt-2 text-small text-ink-quiet">Last prayed on {prayer.prayedOn}</p>
      )}
      {next && (
        <p className="no-print mt-part border-y border-line py-5">
          <Link
            to={prayerPath(next.handle)}
            className="flex items-center justify-between gap-4 font-serif text-subheading leading-body"
          >
            Go on to: {next.name}
            <Icon of="arrow-right" />
          </Link>
        </p>
      )}
    </PrayerFrame>
  );
}
