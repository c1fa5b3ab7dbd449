import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withdrawRequest } from "#db/requests/receipts.server";
import { readForm } from "~/forms/action.server";
import { intentField } from "~/forms/form";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { receiptPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button, SecondaryLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { PageBanner } from "~/ui/layout/page-banner";
import { privateMeta } from "~/ui/meta/page-meta";
import { askedClass } from "~/ui/team/team-styles";
import { requireReceipt } from "./receipt.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Withdraw your request");

export async function loader(args: LoaderFunctionArgs) {
  const { token, request } = await requireReceipt(args);
  return { path: receiptPath(token), words: request.content };
}

export async function action(args: ActionFunctionArgs) {
  const { tokenHash } = await requireReceipt(args);
  const sent = await readForm(args);
  if (sent.get(intentField) !== "withdraw") throw thrownRefusal(refuse(400));
  await withdrawRequest(database(), tokenHash, now());
  return redirect("/request/withdrawn", 303);
}

export default function Withdraw() {
  const { path, words } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        title="Withdraw your request?"
        lead="This erases it at once, with every note. A backup made before may hold it until a newer one takes its place."
        kind="tool"
      />
      <div className="wrap pt-part pb-band">
        <blockquote className={askedClass}>{words}</blockquote>
        <div className="buttons mt-8">
          <IntentForm action={`${path}/withdraw`} intent="withdraw" leavesPage>
            {(pending) => (
              <Button
                variant="secondary"
                className="border-danger text-danger"
                pending={pending && "Erasing..."}
              >
                Yes, erase it
              </Button>
            )}
          </IntentForm>
          <SecondaryLink to={path}>Keep it</SecondaryLink>
        </div>
      </div>
    </>
  );
}
