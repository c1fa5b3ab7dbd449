import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { unsubscribe } from "#db/subscriptions/subscribers.server";
import { readForm } from "~/forms/action.server";
import { letterPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { renderingQueue } from "~/runtime/queue.server";
import { Button, ButtonLink } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded, OtherPlans } from "./letter-page";
import { entryToLeave, letterData, masked, plansOf, runLetterIntent } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) => pageMeta(args, { heading: "Leave", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const found = await entryToLeave(token);
  if (!found) return letterData(undefined);
  const { entry, isFormer } = found;
  const isActive = entry?.isActive ?? false;
  // The holder of the earlier address must not learn the present one.
  if (!entry || isFormer) return letterData({ token, isActive, plans: [], email: undefined });
  const plans = entry.isConfirmed ? await plansOf(entry.email) : [];
  return letterData({ token, isActive, plans, email: masked(entry.email) });
}

/** Also a mail provider's one click (RFC 8058): no cookie, no Origin, and it follows no redirect. */
export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const sent = await readForm(args);
  const leave = async () => {
    const entry = (await entryToLeave(token))?.entry;
    if (entry) await unsubscribe(database(), entry.email);
  };
  if (sent.get("List-Unsubscribe") === "One-Click") {
    await renderingQueue().stepAside(leave);
    return data(null);
  }
  const intents = { leave: async () => leave().then(() => ({ message: letterMessages.leave })) };
  return runLetterIntent(args, letterPath("leave", token), intents, sent);
}

export default function Leave() {
  const entry = useLoaderData<typeof loader>();
  if (!entry) return <LinkEnded>To get no more letters, write to us from that address.</LinkEnded>;
  const { token, email, isActive, plans } = entry;
  if (!isActive) {
    return (
      <LetterPage title="You have left">
        <Notice>
          {email
            ? `We won't write to ${email} again.`
            : "The letters with this link have ended. If one still comes, its own link leaves."}
        </Notice>
        <p>Thank you for reading along.</p>
        <div className="buttons items-start">
          <ButtonLink to="/" variant="secondary">
            Return to the homepage
          </ButtonLink>
        </div>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Leave our letters?">
      <p>
        Press the button, and{" "}
        {plans.length > 0 ? "neither newsletter nor verses" : "no more letters"} come
        {email ? (
          <>
            {" "}
            to <strong>{email}</strong>
          </>
        ) : (
          ", wherever they go now"
        )}
        .
      </p>
      <IntentForm action={letterPath("leave", token)} intent="leave">
        <Button>Leave</Button>
      </IntentForm>
      <OtherPlans plans={plans} title="Your plans by email go on" />
    </LetterPage>
  );
}
