import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/forms/action.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { letterPath } from "~/paths";
import { renderingQueue } from "~/runtime/queue.server";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { planOfReader } from "./find-by-link.server";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded } from "./letter-page";
import { letterData, runLetterIntent } from "./letter-response.server";
import { OtherPlans } from "./other-plans";
import { leavePlan, planLetterIntents, planShown } from "./plan.server";
import { PlanChoices } from "./plan-choices";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your plan by email", canonical: false });

/** Changes nothing: programs that look through letters follow their links. */
export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const row = await planOfReader(token);
  return letterData(row && { token, ...(await planShown(row)) });
}

/** A person's button, or a mail provider's one click (RFC 8058), which follows no redirect. */
export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const sent = await readForm(args);
  const isClick = sent.get("List-Unsubscribe") === "One-Click";
  const row = await planOfReader(token, isClick);
  if (isClick) {
    if (row) await renderingQueue().stepAside(() => leavePlan(row));
    return data(null);
  }
  if (!row) throw thrownRefusal(refuse(404));
  return runLetterIntent(args, letterPath("plan", token), planLetterIntents(row), sent);
}

export default function PlanLetterRoute() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <LinkEnded>Ask for the plan once more, and we'll send another.</LinkEnded>;
  const { token, title, dayCount, email, state, others } = shown;
  const action = letterPath("plan", token);
  if (state === "asked") {
    return (
      <LetterPage title="One day each morning?">
        <p>
          Press the button, and the {dayCount} days of <strong>{title}</strong> come to{" "}
          <strong>{email}</strong>, one each morning.
        </p>
        <IntentForm action={action} intent="plan-begin">
          <Button>Yes, send it to me</Button>
        </IntentForm>
        <p className="field-hint">If you didn't ask for this, just close the page.</p>
      </LetterPage>
    );
  }
  return (
    <LetterPage title={title} lead={`By email to ${email}`}>
      {Object.entries(letterMessages).map(([intent, message]) => (
        <IntentNotice key={intent} intent={intent} message={message} variant="success" byToast />
      ))}
      <PlanChoices action={action} {...shown} />
      <OtherPlans plans={others} title="Your other plans" />
    </LetterPage>
  );
}
