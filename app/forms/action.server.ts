import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { flashHeaders, type SessionData } from "~/http/session-cookie.server";
import type { ToastMessage } from "~/http/toast-message";
import { renderingQueue } from "~/runtime/queue.server";
import { doneParameter, type FormDefinition, formNameField, honeypot, intentField } from "./form";
import { formInvalid, formRefused, type RefusalDetails, refusalOf } from "./form-refusal.server";
import { type FindUser, handleIntent, type IntentHandlers } from "./intents.server";

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
  /** The token of a private page that the next page shows once. */
  receipt?: string;
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
  if (intents && sent.has(intentField))
    return handleIntent(args, path, { handlers: intents(), findUser, sent });
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
    const result = await renderingQueue().stepAside(() => handler.save(submission.value, sender));
    const query = new URLSearchParams({ ...search, [doneParameter]: handler.form.name });
    return await formAccepted(args, result, `${path}?${query}#${handler.form.name}`, handler.form);
  } catch (error) {
    return refused(refusalOf(error, args));
  }
}

export async function runIntent(
  args: ActionFunctionArgs,
  path: string,
  handlers: IntentHandlers,
  findUser: FindUser,
  sent?: FormData,
) {
  return handleIntent(args, path, { handlers, findUser, sent: sent ?? (await readForm(args)) });
}

async function formAccepted(
  { request }: ActionFunctionArgs,
  result: FormSuccess | undefined,
  fallback: string,
  form: FormDefinition,
) {
  const message = result?.message ?? form.success;
  const inPlace = result?.inPlace ?? !(form.toasts || result?.message || result?.to);
  const { receipt } = result ?? {};
  const flash = message && { ...message, inPlace, ...(receipt && { receipt }) };
  const headers = await flashHeaders(request, flash, result?.session);
  if (result?.cookie) headers.append("Set-Cookie", result.cookie);
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
