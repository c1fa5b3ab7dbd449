import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { refusalText, refuse, storageRefusal } from "~/http/refusal.server";
import type { SessionData } from "~/http/session.server";
import { isStorageTrouble, stored } from "~/runtime/database.server";
import { log } from "~/runtime/log.server";
import { flashHeaders } from "./flash.server";
import {
  doneParameter,
  type FormDefinition,
  type FormResult,
  failureNotice,
  formNameField,
  intentField,
  type Words,
} from "./form";
import { FormRefusal } from "./form-refusal.server";
import { type Guarded, guardPost, readForm, trapOf } from "./guard.server";
import { type IntentHandlers, runSentIntent } from "./intents.server";

/** Who sends a form, and how. */
export type Sender = Guarded & { address: string; request: Request };

/** What came of a form that was kept, where it is more than thanks in its own place. */
export type FormSuccess = {
  /** The words of the toast, when they are not the form's own. */
  words?: Words;
  /** A path to go to instead of the form's place. */
  to?: string;
  /** What the cookie holds from now on, beside the toast. */
  session?: SessionData;
  /** A Set-Cookie value beside that of the one cookie. */
  cookie?: string;
};

/** A form as the server takes it, by page and by /api: its words, its rules, and who keeps it. */
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
  /** When it returns, what was sent is kept for good. @throws FormRefusal when it is not taken. */
  save(value: Value, sender: Sender): Promise<Result>;
};

/** What a page has besides its forms. */
type More = {
  intents?: IntentHandlers;
  /** A query to come back to. */
  search?: Record<string, string>;
  /** What was sent, where it was read before. */
  sent?: FormData;
};

/**
 * The action of a page with forms. Taken: 303 to the form's own place, `done` in the query for the
 * words in the page and a flash for the toast. Not taken: the page again, with the words kept.
 * @param path the page's own path; success leads to `{path}?done={form}#{form}`.
 */
export async function runForms(
  args: ActionFunctionArgs,
  path: string,
  handlers: FormHandler[],
  { intents, search, sent: read }: More = {},
) {
  const sent = read ?? (await readForm(args));
  if (intents && sent.has(intentField)) return runSentIntent(args, path, intents, sent);
  const named = handlers.find(({ form }) => form.name === sent.get(formNameField));
  const handler = named ?? handlers[0];
  if (!handler) throw data(refusalText(405), { status: 405 });
  const { form, hidden, schema } = handler;
  const submission = parseWithZod(onlyKnown(sent, form), { schema });
  const reply = (status: number, notice: FormResult["notice"], details: Partial<Details> = {}) => {
    const { headers, fields = {} } = details;
    args.context.formRefused = true;
    args.context.formHeaders = headers;
    const fieldErrors = Object.fromEntries(
      Object.entries(fields).map(([name, said]) => [name, [said]]),
    );
    const result = submission.reply({ hideFields: hidden, fieldErrors });
    return data<FormResult>({ form: form.name, result, notice }, { status, headers });
  };

  const sender = await guardPost(args, handler, trapOf(sent));
  if (sender.wait) return fail(refuse(429, { "Retry-After": String(sender.wait) }));
  if (submission.status !== "success") {
    return reply(400, isMissing(form, submission) ? form.missing : undefined);
  }
  try {
    return await lead(await stored(() => handler.save(submission.value, sender)));
  } catch (error) {
    return fail(refusalOf(error, args));
  }

  function fail(details: Details) {
    const said = details.foreseen ? details.text : `${details.status}: ${details.text}`;
    return reply(details.status, failureNotice(form, said), details);
  }

  async function lead(result: FormSuccess | undefined) {
    const words = result?.words ?? form.success;
    const headers = await flashHeaders(args.request, words, result?.session);
    if (result?.cookie) headers.append("Set-Cookie", result.cookie);
    const query = new URLSearchParams({ ...search, [doneParameter]: form.name });
    return redirect(result?.to ?? `${path}?${query}#${form.name}`, { status: 303, headers });
  }
}

type Details = FormRefusal["details"];

/** What a visitor is told when keeping failed; a fault of ours is logged with the request's id. */
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

function isMissing(form: FormDefinition, submission: Submission<unknown>): boolean {
  return Object.values(form.fields).some(
    ({ name, required }) => required && String(submission.payload[name] ?? "").trim() === "",
  );
}
