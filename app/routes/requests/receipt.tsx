import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { runForms } from "~/forms/action.server";
import { receiptPath } from "~/paths";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { askedClass, columnsClass } from "~/ui/team/team-classes";
import { teamStyles } from "~/ui/team/team-styles";
import { fromSender, type ReceiptPage, receiptPage, requireReceipt } from "./receipt.server";
import { Ending } from "./receipt-ending";
import { AnswerForm, UpdateForm } from "./receipt-forms";
import { RequestStory } from "./request-story";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const links = teamStyles;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your prayer request", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return receiptPage(args);
}

export async function action(args: ActionFunctionArgs) {
  const { token, tokenHash } = await requireReceipt(args);
  const handlers = [fromSender("update", tokenHash), fromSender("answer", tokenHash)];
  return runForms(args, receiptPath(token), handlers);
}

export default function Receipt() {
  return <ReceiptView {...useLoaderData<typeof loader>()} />;
}

/** The page of who asked: what came of it so far, and what they may do. */
function ReceiptView(page: ReceiptPage) {
  const { name, words, path, isPrivate, answeredAt } = page;
  return (
    <>
      <PageBanner
        title="Your prayer request"
        lead={`${name}, this page is yours alone. Only someone with its address can open it.`}
        scene="hands"
        low
      />
      <div className={`wrap pt-part pb-band ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-8">
          <RequestStory {...page} />
          <section aria-labelledby="asked-heading">
            <h2 id="asked-heading">What you asked</h2>
            <blockquote dir="auto" className={`mt-4 ${askedClass}`}>
              {words}
            </blockquote>
            <p className="mt-3 text-small text-ink-quiet">
              {isPrivate
                ? "Private: only the leaders of the prayer team read it."
                : "The prayer team reads it. It isn’t public."}
            </p>
          </section>
          {!page.notes.some(({ kind }) => kind === "help") && <HelpLines flush />}
        </div>
        <aside className="grid grid-cols-1 content-start gap-8">
          <UpdateForm path={path} />
          {!answeredAt && <AnswerForm path={path} />}
          <Ending {...page} />
        </aside>
      </div>
    </>
  );
}
