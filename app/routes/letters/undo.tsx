import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { wakeLetters } from "~/letters/orders.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { restoreAddress } from "../../../db/letters/email-changes.server";
import { changeToUndo, masked } from "./find-by-link.server";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded, letterHeaders } from "./letter-page";
import { letterData, runLetterIntent } from "./letter-response.server";

export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const headers = () => letterHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Take your account back", canonical: false });

/** Changes nothing: programs that look through letters follow their links. */
export async function loader({ request, params: { token = "" } }: LoaderFunctionArgs) {
  // Once it is done the link has ended, and this is what came of it.
  const isDone = new URL(request.url).searchParams.get(doneParameter) === "undo";
  const change = await changeToUndo(token);
  if (!change) return letterData(undefined, isDone ? 200 : 404);
  return letterData({ token, email: masked(change.oldEmail) });
}

export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const path = letterPath("undo", token);
  const undo = async () => {
    const change = await changeToUndo(token);
    const db = database();
    const done = change && (await db.write((tx) => restoreAddress(tx, change, now())));
    wakeLetters();
    if (!done) throw redirect(path, { status: 303 });
    return { message: letterMessages.undo };
  };
  return runLetterIntent(args, path, { undo });
}

export default function Undo() {
  const change = useLoaderData<typeof loader>();
  const isDone = useSearchParams()[0].get(doneParameter) === "undo";
  if (!change && isDone) {
    return (
      <LetterPage title={letterMessages.undo.title}>
        <Notice>{letterMessages.undo.description}</Notice>
      </LetterPage>
    );
  }
  if (!change) return <LinkEnded>If your account isn't yours any more, tell us.</LinkEnded>;
  return (
    <LetterPage title="Take your account back?">
      <p>
        Press the button, and your account has the address <strong>{change.email}</strong> again.
        Everybody is signed out, and we send you a link to a new password.
      </p>
      <IntentForm action={letterPath("undo", change.token)} intent="undo">
        <Button>Take my account back</Button>
      </IntentForm>
    </LetterPage>
  );
}
