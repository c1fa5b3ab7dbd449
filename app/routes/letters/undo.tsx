import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#content/messages/letters";
import { findWayBack, takeBack } from "#db/accounts/email-changes.server";
import { makeResetLink } from "~/accounts/password-reset.server";
import { voidPassword } from "~/accounts/passwords.server";
import { flashHeaders } from "~/http/session-cookie.server";
import { isGenuine } from "~/letters/letter-links.server";
import { letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { TextLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { LetterPage, LinkEnded, Press } from "./letter-page";
import { letterAction, letterLoader, letterOf, masked } from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Take your account back");

export const loader = letterLoader(changeToUndo, ({ oldEmail, kind, isTaken }) => ({
  email: masked(oldEmail),
  kind,
  isTaken,
}));

/** Pressed again before there is a new password, it leads there again. */
export const action = letterAction("undo", (token, request) => ({
  async undo() {
    const change = await changeToUndo(token);
    const db = database();
    const taking = change && { id: change.id, voided: voidPassword() };
    const done = taking && (await db.write((tx) => takeBack(tx, taking, now())));
    if (!done) throw redirect(letterPath("undo", token), { status: 303 });
    const { pathname } = new URL(await makeResetLink(db, change.userId));
    const headers = await flashHeaders(request, letterMessages.undo, {});
    throw redirect(pathname, { status: 303, headers });
  },
}));

export default function Undo() {
  const change = useLoaderData<typeof loader>();
  if (!change) return <LinkEnded>If your account isn’t yours any more, tell us.</LinkEnded>;
  const { token, email, kind, isTaken } = change;
  const action = letterPath("undo", token);
  if (isTaken) {
    return (
      <LetterPage title="We can’t do this by ourselves">
        <p>
          Another account has the address <strong>{email}</strong> by now, so we can’t give it back
          to yours, and nothing was changed. Please <TextLink to="/contact">write to us</TextLink>:
          a person will help you.
        </p>
      </LetterPage>
    );
  }
  return (
    <LetterPage title="Take your account back?">
      <p>
        Press the button, and your account has the address <strong>{email}</strong>
        {ends[kind]}. Everyone is signed out, the password works no more, and you choose a new one.
      </p>
      <Press action={action} intent="undo" label="Take my account back" isFirst />
    </LetterPage>
  );
}

const ends = {
  email: " again",
  factor: " and asks for no code",
  lock: ", and your prayers are unlocked",
};

async function changeToUndo(token: string) {
  const letter = await letterOf(token);
  const change = await findWayBack(database(), letter?.emailChangeId);
  if (!change) return undefined;
  const { oldEmail, changedAt } = change;
  return isGenuine("undo", token, oldEmail, changedAt.getTime()) ? change : undefined;
}
