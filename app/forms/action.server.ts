import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { User } from "#db/accounts/users.server";
import { isStorageTrouble } from "#db/engines/errors.server";
import { LockedError } from "#db/seal/keys.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse, storageRefusal, thrownRefusal } from "~/http/refusal.server";
import {
  type Flash,
  flashHeaders,
  readSession,
  type SessionData,
} from "~/http/session-cookie.server";
import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";
import { lockPath } from "~/paths";
import { asPressed } from "~/runtime/clock.server";
import { log } from "~/runtime/log.server";
import { renderingQueue } from "~/runtime/queue.server";
import {
  doneParameter,
  emptyFields,
  type FormDefinition,
  type FormResult,
  failureNotice,
  formNameField,
  honeypot,
  intentField,
  pressedField,
} from "./form";

type RefusalDetails = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** A plain sentence of the form's own; else the status stands before it. */
  foreseen?: boolean;
  fields?: Record<string, string>;
  /** What the form's hidden fields hold from now on, where it is not what was sent. */
  values?: Record<string, string>;
  action?: ToastMessageWithAction["action"];
};

export class FormRefusal extends Error {
  constructor(readonly details: RefusalDetails) {
    super(details.text);
    this.name = "FormRefusal";
  }
}

export type Sender = Pick<ActionFunctionArgs, "request" | "context"> & {
  address: string;
  /** Seconds to wait, when this address has posted the form too often. */
  wait?: number;
  /** The honeypot was filled. */
  suspected: boolean;
};

export type FormSuccess = {
  message?: ToastMessage;
  to?: string;
  /** The page that it leads to says so itself. */
  inPlace?: true;
  session?: SessionData;
  /** A Set-Cookie value beside that of the one cookie. */
  cookie?: string;
  /** Without scripts nothing else takes back what was kept on the device. */
  clearsDevice?: true;
  /** The token of a private page that the next page shows once. */
  receipt?: string;
  /** Kinds of danger in what was sent, for the next page alone. */
  danger?: string[];
};

/** How the server checks and saves a form, sent by page or by /api. */
export type FormHandler<
  Value = unknown,
  Result extends FormSuccess | undefined = FormSuccess | undefined,
> = {
  form: FormDefinition;
  schema: z.ZodType<Value>;
  /** Fields that never come back, such as passwords. */
  hidden?: string[];
  /** Looks at a field beside the schema, so that what else is wrong does not hide it. @throws FormRefusal */
  check?(words: Record<string, unknown>, sender: Sender): Promise<void>;
  /** False where only failures count against an address. */
  counted?: boolean;
  /** When it returns, what was sent is saved for good. @throws FormRefusal when it is refused. */
  save(value: Value, sender: Sender): Promise<Result>;
};

type More = {
  search?: Record<string, string>;
  sent?: FormData;
} & (
  | { intents: () => IntentHandlers; findUser: FindUser }
  | { intents?: undefined; findUser?: undefined }
);

/** Saved: 303 to `{path}?done={form}#{form}`, a flash for the toast. Refused: the page again, input preserved. */
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
  const refused = (refusal: RefusalDetails) => formRefused(handler, submission, refusal);
  if (sender.wait) return refused(refuse(429, { "Retry-After": String(sender.wait) }));
  try {
    if (submission.status !== "success") {
      const { payload } = submission;
      const { check } = handler;
      if (check) await renderingQueue().stepAside(() => check(payload, sender));
      return formInvalid(handler, submission);
    }
    const save = () => handler.save(submission.value, sender);
    const result = await renderingQueue().stepAside(() => asPressed(sent.get(pressedField), save));
    const query = new URLSearchParams({ ...search, [doneParameter]: handler.form.name });
    return await formAccepted(args, result, `${path}?${query}#${handler.form.name}`, handler.form);
  } catch (error) {
    return refused(refusalOf(error, args));
  }
}

async function formAccepted(
  { request, context }: ActionFunctionArgs,
  result: FormSuccess | undefined,
  fallback: string,
  form: FormDefinition,
) {
  const message = result?.message ?? form.success;
  const toasted = form.toasts?.includes("success") || result?.message || result?.to;
  const inPlace = result?.inPlace ?? !toasted;
  const { receipt, danger } = result ?? {};
  const flash = message && {
    ...message,
    inPlace,
    ...(receipt && { receipt }),
    ...(danger && { danger }),
  };
  const headers = await flashHeaders(request, flash, result?.session);
  if (danger) headers.set("X-Danger", danger.join(" "));
  if (result?.cookie) headers.append("Set-Cookie", result.cookie);
  if (result?.clearsDevice && context.isDocument) headers.set("Clear-Site-Data", '"storage"');
  return redirect(result?.to ?? fallback, { status: 303, headers });
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

/** Clones the request: sign-in reads its body again. @throws what the edge refused; 400 for a malformed body. */
export async function readForm({ request, context }: ActionFunctionArgs): Promise<FormData> {
  const { refusal, body } = context;
  if (refusal) throw thrownRefusal(refusal);
  if (body && request.headers.get("Content-Type")?.startsWith(plainForm)) return plainFields(body);
  try {
    return await request.clone().formData();
  } catch {
    throw thrownRefusal(refuse(400));
  }
}

const plainForm = "application/x-www-form-urlencoded";

/** Quicker than by way of streams; for forms without files. */
function plainFields(body: Buffer): FormData {
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body)))
    fields.append(name, value);
  return fields;
}

export async function guardPost(
  { context, request }: ActionFunctionArgs,
  { form, counted = true }: { form: FormDefinition; counted?: boolean },
  trap: unknown,
): Promise<Sender> {
  const address = context.address ?? "local";
  const wait = counted ? await countPost(form.name, address) : undefined;
  const suspected = typeof trap === "string" && trap !== "";
  return { wait, suspected, address, request, context };
}

export function trapOf(body: FormData | Record<string, unknown>): unknown {
  return body instanceof FormData ? body.get(honeypot.name) : body[honeypot.name];
}

function formInvalid({ form, hidden }: FormHandler, submission: Submission<unknown>) {
  const notice = emptyFields(form, submission.payload).length > 0 ? form.missing : undefined;
  const result = submission.reply({ hideFields: hidden });
  return data<FormResult>({ form: form.name, result, notice }, { status: 400 });
}

function formRefused(
  { form, hidden }: FormHandler,
  submission: Submission<unknown>,
  { status, text, headers, foreseen, fields = {}, values, action }: RefusalDetails,
) {
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, [message]]),
  );
  const reply = submission.reply({ hideFields: hidden, fieldErrors });
  const result = { ...reply, initialValue: { ...reply.initialValue, ...values } };
  const message = failureNotice(form, foreseen ? text : `${status}: ${text}`);
  const notice = message && { ...message, ...(action && { action }) };
  const wrongPassword = status === 401;
  return data<FormResult>({ form: form.name, result, notice, wrongPassword }, { status, headers });
}

/** A fault of ours is logged, with the request's id. */
export function refusalOf(error: unknown, { context }: ActionFunctionArgs): RefusalDetails {
  if (error instanceof FormRefusal) return error.details;
  if (error instanceof LockedError) return { status: 409, foreseen: true, ...locked };
  log().error({ id: context.requestId, err: error }, "a form could not be saved");
  return isStorageTrouble(error) ? storageRefusal() : refuse(500);
}

/** Said where something would be written. */
const locked = {
  text: "Your prayers are locked. Open them with your recovery code first.",
  action: { label: "Open my prayers", to: lockPath },
};

export type IntentResult = {
  /** A toast's, unless it is said in place. */
  message?: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** What the page calls the result, where it is not what the intent is for. */
  done?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
  session?: SessionData;
};

export type IntentArgs = { form: FormData; user: User | undefined; session: SessionData };

export type IntentHandler = (args: IntentArgs) => Promise<IntentResult>;

export type IntentHandlers = Record<string, IntentHandler>;

type FindUser = (args: ActionFunctionArgs) => Promise<User | undefined>;

/** Does what a named button asks (start, save …), then 303 back to the page. */
export async function runIntent(
  args: ActionFunctionArgs,
  path: string,
  handlers: IntentHandlers,
  findUser: FindUser,
  sent?: FormData,
) {
  const { request, context } = args;
  const form = sent ?? (await readForm(args));
  const user = await findUser(args);
  const wait = await countIntent(context.address ?? "local", user);
  if (wait) throw thrownRefusal(refuse(429, { "Retry-After": String(wait) }));
  const name = String(form.get(intentField) ?? "");
  const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handle) throw thrownRefusal(refuse(400));
  const session = await readSession(request);
  const act = () => asPressed(form.get(pressedField), () => handle({ form, user, session }));
  const result = await renderingQueue()
    .stepAside(act)
    .catch((error) => {
      throw error instanceof LockedError ? redirect(lockPath, { status: 303 }) : error;
    });
  const headers = await flashHeaders(request, result.message, result.session);
  if (result.stays) headers.set("X-Remix-Replace", "true");
  return redirect(donePath(path, result.done ?? name, result), { status: 303, headers });
}

/** Whoever is signed in and prays through a long list may press a button for each, whoever else is near. */
function countIntent(address: string, user: User | undefined) {
  if (!user) return countPost("intents", address);
  return countPost("own intents", `account ${user.id}`, { points: 600 });
}

export function donePath(
  path: string,
  intent: string,
  { search, hash }: { search?: Record<string, string>; hash?: string },
): string {
  const query = new URLSearchParams({ ...search, [doneParameter]: intent });
  return `${path}?${query}${hash ? `#${hash}` : ""}`;
}
