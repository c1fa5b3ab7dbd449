import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { cantCarry, endedTitles, prayerIntents, sharedIsCut } from "#content/pages/prayer-forms";
import type { User } from "#db/accounts/users.server";
import { newHandle } from "#db/handle.server";
import { type Draft, fitsDraft } from "#db/prayers/drafts.server";
import { getPrayer } from "#db/prayers/prayers.server";
import { getUser, toSignIn } from "~/accounts/current-user.server";
import {
  donePath,
  type FormHandler,
  type IntentHandler,
  type IntentResult,
  readForm,
  runForms,
} from "~/forms/action.server";
import { cleaned, zoneOf } from "~/forms/fields.server";
import {
  deletedMeanwhile,
  discardDraftIntent,
  draftFields,
  draftTravels,
  type FormDefinition,
  type FormResult,
  intentField,
  type SignedOut,
  visible,
} from "~/forms/form";
import { cacheControl } from "~/http/page-cache/cache-control";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { flashHeaders, readSession } from "~/http/session-cookie.server";
import type { ToastMessage } from "~/http/toast-message";
import { prayerPath, prayersPath, sharePath } from "~/paths";
import {
  anybody,
  type DraftForm,
  discardDraft,
  draftKey,
  draftOf,
  saveDraft,
  sealDraft,
} from "~/prayers/drafts.server";
import { type PrayerIntent, prayer, prayerField } from "~/prayers/prayer-definition";
import { doWithPrayer } from "~/prayers/prayers.server";
import { database } from "~/runtime/database.server";

/**
 * For a form with a draft.
 * @throws data 401 with the input where the form's session ended or is another person's by now; where
 * nothing was written, a redirect to sign-in.
 */
export async function requireUserKeepingDraft(args: ActionFunctionArgs, form: FormDefinition) {
  const sent = await readForm(args);
  const user = await getUser(args);
  const account = String(sent.get(draftFields.account.name) ?? "");
  if (user && (account === "" || account === draftKey(user).account)) return { user, sent };
  const draft = sent.has(intentField)
    ? undefined
    : draftOf(form as DraftForm, sent, args.params.handle);
  if (user && !draft) return { user, sent };
  if (!draft) throw await toSignInWith(args.request, sent);
  throw signedOut(args.request, {
    form,
    draft,
    account,
    title: user ? endedTitles.other : endedTitles.none,
  });
}

/** For a named button. @throws a redirect to sign-in, after which the pressed intent is done. */
export async function requireUserKeepingIntent(args: ActionFunctionArgs) {
  const sent = await readForm(args);
  const user = await getUser(args);
  if (!user) throw await toSignInWith(args.request, sent);
  return { user, sent };
}

/** The intent waits in the cookie. */
async function toSignInWith(request: Request, sent: FormData): Promise<Response> {
  const response = toSignIn(request);
  const [intent, item] = [intentField, prayerField].map((name) => String(sent.get(name) ?? ""));
  if (!intent || !item || `${intent}${item}`.length > 40) return response;
  const { pathname, searchParams } = new URL(request.url);
  const to = donePath(pathname, intent, { search: Object.fromEntries(searchParams) });
  const session = await readSession(request);
  const pendingIntent = { intent, item, path: pathname, to };
  const headers = await flashHeaders(request, undefined, { ...session, pendingIntent });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** `page` is the last part of its path. */
type PrayerForm = {
  form: DraftForm;
  page: "edit" | "answer";
  handler(user: User, handle: string): FormHandler;
};

/**
 * Saving checks that the prayer exists; it is looked for separately only where nothing is saved. @throws as
 * `requireUserKeepingDraft` and `requirePrayer` do.
 */
export async function runPrayerForm(args: ActionFunctionArgs, { form, page, handler }: PrayerForm) {
  const writing = await requireUserKeepingDraft(args, form);
  const { user, sent } = writing;
  const { handle = "" } = args.params;
  if (sent.has(intentField)) await requirePrayer(args, form, writing);
  const path = `${prayerPath(handle)}/${page}`;
  const intents = () => ({ [discardDraftIntent]: discardDraft(user, { stays: true }) });
  const more = { sent, intents, findUser: getUser };
  const result = await runForms(args, path, [handler(user, handle)], more);
  if ("init" in result && Number(result.init?.status) < 500)
    await requirePrayer(args, form, writing);
  return result;
}

/**
 * @throws where the person has no such prayer (deleted or never theirs: the same response): a redirect to
 * My Prayers, which offers the input as a new prayer; data 404 without input.
 */
async function requirePrayer(
  { request, params: { handle = "" } }: ActionFunctionArgs,
  form: DraftForm,
  { user, sent }: { user: User; sent: FormData },
): Promise<void> {
  if (await getPrayer(database(), user.id, handle)) return;
  const draft = sent.has(intentField) ? undefined : draftOf(form, sent, handle);
  if (!draft || !fitsDraft(draft.words)) throw noSuchPrayer();
  const to = await saveDraft(user, draft);
  const headers = await flashHeaders(request, { ...deletedMeanwhile, variant: "info" });
  throw redirect(to, { status: 303, headers });
}

type Unsaved = { form: FormDefinition; draft: Draft; account: string; title: string };

function signedOut({ url }: Request, { form, draft, account, title }: Unsaved) {
  const sealed = account === "" ? undefined : sealDraft({ ...draft, account });
  const { pathname, search } = new URL(url);
  const message: ToastMessage = { title, description: sealed ? draftTravels : cantCarry };
  const body: SignedOut = {
    signedOut: message,
    next: pathname + search,
    ...(sealed ? { draft: sealed } : { words: wordsOf(form, draft) }),
  };
  return data(body, { status: 401, headers: { "Cache-Control": cacheControl.nobody } });
}

function wordsOf({ fields }: FormDefinition, { words }: Draft) {
  return Object.values(fields).flatMap(({ name, label }) => {
    const text = words[name]?.trim();
    return text ? [{ label, text }] : [];
  });
}

export const isShare = ({ url }: Request) => new URL(url).pathname.startsWith(sharePath);

/** Saves nothing: fills the form for a prayer. @throws data 401 with the words, where nobody is signed in. */
export async function openShared(args: ActionFunctionArgs) {
  const sent = await readForm(args);
  const user = await getUser(args);
  const { words, isCut } = sharedWords(sent);
  if (!words) throw redirect(`${prayersPath}#${prayer.name}`, { status: 303 });
  if (!user) {
    const draft = { handle: newHandle(), form: prayer.name, prayer: null, words: { text: words } };
    throw signedOut(args.request, {
      form: prayer,
      draft,
      account: anybody,
      title: endedTitles.shared,
    });
  }
  args.context.isShared = true;
  const initialValue = { text: words, account: draftKey(user).account };
  const notice = isCut ? sharedIsCut : undefined;
  return data<FormResult>({ form: prayer.name, result: { initialValue }, notice });
}

/** Some apps say the address in the text, too. */
function sharedWords(sent: FormData) {
  const sentWords = ["title", "text", "url"].flatMap((name) => sent.getAll(name));
  const parts = sentWords.map((word) => (typeof word === "string" ? cleaned(word).trim() : ""));
  const told = parts.filter(
    (part, at) => visible.test(part) && !parts.slice(0, at).some((other) => other.includes(part)),
  );
  const characters = [...told.join("\n")];
  const most = prayer.fields.text.maxLength;
  return { words: characters.slice(0, most).join(""), isCut: characters.length > most };
}

/** @throws 404 where the person has no such prayer. */
export function prayerIntent(
  intent: PrayerIntent,
  user: User,
  where: Omit<IntentResult, "message"> = {},
): IntentHandler {
  return async ({ form }) => {
    const handle = String(form.get(prayerField) ?? "");
    if (!(await doWithPrayer[intent](user, handle, zoneOf(form)))) throw noSuchPrayer();
    return { ...where, message: prayerIntents[intent] };
  };
}

/** The same response for another's prayer as for none. */
export const noSuchPrayer = () => thrownRefusal(refuse(404));
