import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { AccountPage } from "~/accounts/account-page";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { answeredPath, prayersPath } from "~/paths";
import { prayerAnswer } from "~/prayers/prayer-definition";
import { BackLink } from "~/ui/controls/back-link";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, pagePath } from "~/ui/controls/page-number";
import { usePreservedFocus } from "~/ui/forms/use-preserved-focus";
import { pageMeta } from "~/ui/meta/page-meta";
import { DivineName } from "~/ui/reading/divine-name";
import { DoneNotice } from "../done-notice";
import { prayerIntent } from "../intents.server";
import { requireSender } from "../prayer-form-action.server";
import { type AnsweredPage, answeredPage } from "../prayers.server";
import { useSentDraft } from "../use-draft";
import { Month } from "./month";
import { NothingYet } from "./nothing-yet";
import { Times } from "./times";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Answered - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return answeredPage(await requireUser(args), args.request.url);
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireSender(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  return runIntent(
    args,
    answeredPath,
    {
      again: prayerIntent("again", user, { search, stays: true }),
    },
    getUser,
    sent,
  );
}

export default function Answered() {
  return <AnsweredView {...useLoaderData<typeof loader>()} />;
}

const path = answeredPath;

/** The prayers that were answered, to be read with thanks. */
function AnsweredView(answered: AnsweredPage) {
  const { months, count, hasAsked, page, pageCount, scripture, drafts } = answered;
  const main = useRef<HTMLDivElement>(null);
  usePreservedFocus(count, () => main.current);
  const { hash } = useLocation();
  const done = useSearchParams()[0].get(doneParameter) === prayerAnswer.name;
  useSentDraft(drafts, done ? `${prayerAnswer.name}/${hash.slice(1)}` : undefined);
  return (
    <AccountPage
      before={<BackLink to={prayersPath}>My Prayers</BackLink>}
      title="Answered"
      lead={
        <>
          <span className="font-serif">
            <DivineName text={scripture.verses} />
          </span>{" "}
          <span className="reference mt-1 block">{scripture.reference}</span>
        </>
      }
      scene="wheat"
    >
      <div
        ref={main}
        tabIndex={-1}
        className="pt-part [&>.notice]:my-4 [&_textarea]:font-serif [&_textarea]:text-prayer [&_textarea]:leading-[1.55] focus:outline-none"
      >
        <DoneNotice />
        {count === 0 ? (
          <NothingYet hasAsked={hasAsked} />
        ) : (
          <>
            <Times {...answered} path={path} />
            {months.map((month) => (
              <Month key={month.month} {...month} action={pagePath(path, page)} />
            ))}
            <PageLinks path={path} page={page} pageCount={pageCount} />
          </>
        )}
      </div>
    </AccountPage>
  );
}
