import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { takeBack } from "#db/accounts/email-changes.server";
import { makeResetLink } from "~/accounts/password-reset.server";
import { voidPassword } from "~/accounts/passwords.server";
import { flashHeaders } from "~/http/session-cookie.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { pageMeta } from "~/ui/meta/page-meta";
import { letterMessages } from "./letter-messages";
import { LetterPage, LinkEnded } from "./letter-page";
import { changeToUndo, letterData, masked, runLetterIntent } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Take your account back", canonical: false });

export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const change = await changeToUndo(token);
  if (!change) return letterData(undefined);
  const { oldEmail, kind, isTaken } = change;
  return letterData({ token, email: masked(oldEmail), kind, isTaken });
}

/** Pressed again before there is a new password, it leads there again. */
export async function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  const path = letterPath("undo", token);
  const undo = async () => {
    const change = await changeToUndo(token);
    const db = database();
    const taking = change && { id: change.id, voided: voidPassword() };
    const done = taking && (await db.write((tx) => takeBack(tx, taking, now())));
    if (!done) throw redirect(path, { status: 303 });
    const { pathname } = new URL(await makeResetLink(db, change.userId));
    const headers = await flashHeaders(args.request, letterMessages.undo, {});
    throw redirect(pathname, { status: 303, headers });
  };
  return runLetterIntent(args, path, { undo });
}

const lost = "If your account isn't yours any more, tell us.";

export default function Undo() {
  const change = useLoaderData<typeof loader>();
  if (!change) return <LinkEnded>{lost}</LinkEnded>;
  const { token, email, kind, isTaken } = change;
  if (isTaken) {
    return (
      <LetterPage title="We can't do this by ourselves">
        <p>
          Another account has the address <strong>{email}</strong> by now, so we can't give it back
          to yours, and nothing was changed. Please{" "}
          <Link to="/contact" className="link">
            write to us
          </Link>
          : a person will help you.
        </p>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Take your account back?">
      <p>
        Press the button, and your account has the address <strong>{email}</strong>
        {kind === "factor" ? " and asks for no code" : " again"}. Everyone is signed out, the
        password works no more, and you choose a new one.
      </p>
      <IntentForm action={letterPath("undo", token)} intent="undo">
        <Button>Take my account back</Button>
      </IntentForm>
    </LetterPage>
  );
}
