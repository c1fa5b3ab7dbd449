import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { doneParameter, type FormAnswer, type FormDefinition, formNameField } from "../forms/form";
import { isStorageTrouble } from "./database.server";
import { flashHeaders } from "./flash.server";
import { type Guarded, guardPost, readForm, trapOf } from "./guard.server";
import { log } from "./log.server";
import { refusalText, refuse } from "./refusal.server";

/** A form as the server takes it, by page and by /api: its words, its rules, and who keeps it. */
export type FormHandler<Value = unknown> = {
  form: FormDefinition;
  schema: z.ZodType<Value>;
  /** Fields that never come back, such as passwords. */
  hidden?: string[];
  /** When it returns, what was sent is kept for good. */
  keep(value: Value, guarded: Guarded): Promise<void>;
};

/**
 * The action of a page with forms. Taken: 303 to the form's own place, `done` in the query for the
 * words in the page and a flash for the toast. Not taken: the page again, with the words kept.
 * @param path the page's own path; success leads to `{path}?done={form}#{form}`.
 */
export async function answerForms(args: ActionFunctionArgs, path: string, handlers: FormHandler[]) {
  const sent = await readForm(args);
  const named = handlers.find(({ form }) => form.name === sent.get(formNameField));
  const handler = named ?? handlers[0];
  if (!handler) throw data(refusalText(405), { status: 405 });
  const { form, hidden, schema } = handler;
  const submission = parseWithZod(onlyKnown(sent, form), { schema });
  const answer = (status: number, notice?: FormAnswer["notice"], headers?: HeadersInit) => {
    args.context.formRefused = true;
    const result = submission.reply({ hideFields: hidden });
    return data<FormAnswer>({ form: form.name, result, notice }, { status, headers });
  };
  const fail = (refusal: { status: number; text: string; headers?: HeadersInit }) =>
    answer(
      refusal.status,
      { ...form.failure, status: `${refusal.status}: ${refusal.text}` },
      refusal.headers,
    );

  const guarded = await guardPost(args, form.name, trapOf(sent));
  if (guarded.wait) return fail(refuse(429, { "Retry-After": String(guarded.wait) }));
  if (submission.status !== "success") {
    return answer(400, isMissing(form, submission) ? form.missing : undefined);
  }
  try {
    await handler.keep(submission.value, guarded);
  } catch (error) {
    return fail(keepRefusal(error, args));
  }
  const headers = await flashHeaders(args.request, form.success);
  return redirect(`${path}?${doneParameter}=${form.name}#${form.name}`, { status: 303, headers });
}

/** What a visitor is told when keeping failed; a fault of ours is logged with the request's id. */
export function keepRefusal(error: unknown, { context }: ActionFunctionArgs) {
  log().error({ id: context.requestId, err: error }, "a form could not be kept");
  return isStorageTrouble(error) ? refuse(503, { "Retry-After": "5" }) : refuse(500);
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
