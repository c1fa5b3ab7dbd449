import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Message } from "~/http/message";
import { refuse, storageRefusal, thrownRefusal } from "~/http/refusal.server";
import { flashHeaders, type SessionData } from "~/http/session-cookie.server";
import { log } from "~/runtime/log.server";
import { renderingQueue } from "~/runtime/rendering-queue.server";
import { isStorageTrouble } from "../../db/engines/errors.server";
import { emptyFields } from "./constraints";
import { setErrorTitle } from "./error-title.server";
import {
  doneParameter,
  type FormDefinition,
  type FormResult,
  failureNotice,
  formNameField,
  intentField,
} from "./form";
import { FormRefusal } from "./form-refusal.server";
import { type Guarded, guardPost, readForm, trapOf } from "./guard.server";
import { type FindUser, type IntentHandlers, runIntent } from "./intents.server";

/** Who sends a form, and how. */
export type Sender = Guarded &
  Pick<ActionFunctionArgs, "request" | "context"> & { address: string };

/** What came of a form that was saved, where it is more than thanks in its own place. */
export type FormSuccess = {
  /** The message of the toast, when it is not the form's own. */
  message?: Message;
  /** A path to go to instead of the form's place. */
  to?: string;
  /** What the cookie holds from now on, beside the toast. */
  session?: SessionData;
  /** A Set-Cookie value beside that of the one cookie. */
  cookie?: string;
  /** The token of a private page that the next page shows once. */
  receipt?: string;
};

/** A form as the server takes it, by page and by /api: its words, its rules, and who saves it. */
export type FormHandler<
  Value = unknown,
  Result extends FormSuccess | undefined = FormSuccess | undefined,
> = {
  form: FormDefinition;
  schema: z.ZodType<Value>;
  /** Fields that never come back, such as passwords. */
  hidden?: string[];
  /** False where only failures count against an address. */
  counted?: boolean;
  /** When it returns, what was sent is saved for good. @throws FormRefusal when it is not taken. */
  save(value: Value, sender: Sender): Promise<Result>;
};

/** What a page has besides its forms: named buttons, and who finds out who presses one. */
type More = {
  /** A query to come back to. */
  search?: Record<string, string>;
  /** What was sent, where it was read before. */
  sent?: FormData;
} & (
  | { intents: () => IntentHandlers; findUser: FindUser }
  | { intents?: undefined; findUser?: undefined }
);

/**
 * The action of a page with forms. Taken: 303 to the form's own place, `done` in the query for the
 * words in the page and a flash for the toast. Not taken: the page again, with the input preserved.
 * @param path the page's own path; success leads to `{path}?done={form}#{form}`.
 */
export async function runForms(
  args: ActionFunctionArgs,
  path: string,
  handlers: FormHandler[],
  { intents, findUser, search, sent: read }: More = {},
) {
  const sent = read ?? (await readForm(args));
  if (intents && sent.has(intentField)) return runIntent(args, path, intents(), findUser, sent);
  const named = handlers.find(({ form }) => form.name === sent.get(formNameField));
  const handler = named ?? handlers[0];
  if (!handler) throw thrownRefusal(refuse(405));
  const sender = await guardPost(args, handler, trapOf(sent));
  const submission = parseWithZod(onlyKnown(sent, handler.form), { schema: handler.schema });
  const refused = (refusal: Details) => formRefused(args, handler, submission, refusal);
  if (sender.wait) return refused(refuse(429, { "Retry-After": String(sender.wait) }));
  if (submission.status !== "success") return formInvalid(args, handler, submission);
  try {
    const result = await renderingQueue().stepAside(() => handler.save(submission.value, sender));
    const query = new URLSearchParams({ ...search, [doneParameter]: handler.form.name });
    return await formAccepted(args, result, `${path}?${query}#${handler.form.name}`, handler.form);
  } catch (error) {
    return refused(refusalOf(error, args));
  }
}

/** @param place of the form, where the result does not lead elsewhere. */
async function formAccepted(
  { request }: ActionFunctionArgs,
  result: FormSuccess | undefined,
  place: string,
  form: FormDefinition,
) {
  const said = result?.message ?? form.success;
  const flash = said && { ...said, ...(result?.receipt && { receipt: result.receipt }) };
  const headers = await flashHeaders(request, flash, result?.session);
  if (result?.cookie) headers.append("Set-Cookie", result.cookie);
  return redirect(result?.to ?? place, { status: 303, headers });
}

/** What is not as the form asks for it. */
function formInvalid(args: ActionFunctionArgs, handler: FormHandler, submission: Sent) {
  const { form, hidden } = handler;
  setErrorTitle(args.context);
  const notice = emptyFields(form, submission.payload).length > 0 ? form.missing : undefined;
  const result = submission.reply({ hideFields: hidden });
  return data<FormResult>({ form: form.name, result, notice }, { status: 400 });
}

/** What is well written, but not taken. */
function formRefused(
  args: ActionFunctionArgs,
  { form, hidden }: FormHandler,
  submission: Sent,
  { status, text, headers, foreseen, fields = {}, values, action }: Details,
) {
  setErrorTitle(args.context);
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, [message]]),
  );
  const reply = submission.reply({ hideFields: hidden, fieldErrors });
  const result = { ...reply, initialValue: { ...reply.initialValue, ...values } };
  const said = failureNotice(form, foreseen ? text : `${status}: ${text}`);
  const notice = said && { ...said, ...(action && { action }) };
  const wrongPassword = status === 401;
  return data<FormResult>({ form: form.name, result, notice, wrongPassword }, { status, headers });
}

type Sent = Submission<unknown>;

type Details = FormRefusal["details"];

/** What a visitor is told when saving failed; a fault of ours is logged with the request's id. */
export function refusalOf(error: unknown, { context }: ActionFunctionArgs): Details {
  if (error instanceof FormRefusal) return error.details;
  log().error({ id: context.requestId, err: error }, "a form could not be kept");
  return isStorageTrouble(error) ? storageRefusal() : refuse(500);
}

/** Only the form's own fields, as words: nothing else a client sends reaches a schema. */
function onlyKnown(sent: FormData, form: FormDefinition): FormData {
  const known = new FormData();
  for (const { name } of Object.values(form.fields)) {
    const values = sent.getAll(name).filter((value) => typeof value === "string");
    if (values.length === 1) known.set(name, values[0] ?? "");
  }
  return known;
}
