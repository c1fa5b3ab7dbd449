import { type ActionFunctionArgs, data } from "@remix-run/node";
import { getUser, toSignIn } from "~/accounts/current-user.server";
import { sealDraft } from "~/bookmarks/draft-seal.server";
import { type DraftForm, draftKey, draftOf } from "~/bookmarks/drafts.server";
import { draftFields, draftTravels, type SignedOut } from "~/forms/draft";
import { intentField } from "~/forms/form";
import { readForm } from "~/forms/guard.server";
import type { Message } from "~/http/message";
import type { User } from "../../../db/accounts/users.server";
import type { Draft } from "../../../db/prayers/drafts.server";

/**
 * The person who sends a form of their account, and what they sent.
 * @throws data 401 with the words where the session of the form is gone, or another person's by
 *   now; where nothing was written, a redirect to sign-in.
 */
export async function requireWriter(
  args: ActionFunctionArgs,
  form: DraftForm,
): Promise<{ user: User; sent: FormData }> {
  const sent = await readForm(args);
  const user = await getUser(args);
  const account = String(sent.get(draftFields.account.name) ?? "");
  const draft = sent.has(intentField) ? undefined : draftOf(form, sent, args.params.handle);
  const isOwn = user && (account === "" || account === draftKey(user).account);
  if (user && (isOwn || !draft)) return { user, sent };
  if (!draft) throw toSignIn(args.request);
  throw signedOut(args.request, { form, draft, account, title: user ? titles.other : titles.none });
}

const titles = { none: "You were signed out", other: "Somebody else is signed in here" };

const shown = "We can't carry your words through the login. Please copy them, then log in.";

type Unsaved = { form: DraftForm; draft: Draft; account: string; title: string };

function signedOut({ url }: Request, { form, draft, account, title }: Unsaved) {
  const sealed = account === "" ? undefined : sealDraft({ ...draft, account });
  const { pathname, search } = new URL(url);
  const message: Message = { title, description: sealed ? draftTravels : shown };
  const body: SignedOut = {
    signedOut: message,
    next: pathname + search,
    ...(sealed ? { draft: sealed } : { words: labelled(form, draft) }),
  };
  return data(body, { status: 401, headers: { "Cache-Control": "private, no-store" } });
}

function labelled({ fields }: DraftForm, { words }: Draft) {
  return Object.values(fields).flatMap(({ name, label }) => {
    const text = words[name]?.trim();
    return text ? [{ label, text }] : [];
  });
}
