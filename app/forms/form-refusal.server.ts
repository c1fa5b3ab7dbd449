import type { Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { isStorageTrouble } from "#db/engines/errors.server";
import { refuse, storageRefusal } from "~/http/refusal.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { log } from "~/runtime/log.server";
import { emptyFields } from "./constraints";
import { type FormDefinition, type FormResult, failureNotice } from "./form";

export type RefusalDetails = {
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

type Handler = { form: FormDefinition; hidden?: string[] };

export function formInvalid({ form, hidden }: Handler, submission: Submission<unknown>) {
  const notice = emptyFields(form, submission.payload).length > 0 ? form.missing : undefined;
  const result = submission.reply({ hideFields: hidden });
  return data<FormResult>({ form: form.name, result, notice }, { status: 400 });
}

export function formRefused(
  { form, hidden }: Handler,
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
  log().error({ id: context.requestId, err: error }, "a form could not be saved");
  return isStorageTrouble(error) ? storageRefusal() : refuse(500);
}
