import type { Submission } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { isStorageTrouble } from "#db/engines/errors.server";
import { refuse, storageRefusal } from "~/http/refusal.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { log } from "~/runtime/log.server";
import { emptyFields } from "./constraints";
import { type FormDefinition, type FormResult, failureNotice } from "./form";

/** Why a form is refused. */
export type RefusalDetails = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** A plain sentence of the form's own; else the status stands before it. */
  foreseen?: boolean;
  /** What is said of each field that it is about. */
  fields?: Record<string, string>;
  /** What the form's hidden fields hold from now on, where it is not what was sent. */
  values?: Record<string, string>;
  /** Where to look at what stands in the way. */
  action?: ToastMessageWithAction["action"];
};

/** A form that is well written but refused: who saves it throws this. */
export class FormRefusal extends Error {
  constructor(readonly details: RefusalDetails) {
    super(details.text);
    this.name = "FormRefusal";
  }
}

/** The form, and its fields that never come back. */
type Handler = { form: FormDefinition; hidden?: string[] };

/** What is not as the form asks for it. */
export function formInvalid({ form, hidden }: Handler, submission: Submission<unknown>) {
  const notice = emptyFields(form, submission.payload).length > 0 ? form.missing : undefined;
  const result = submission.reply({ hideFields: hidden });
  return data<FormResult>({ form: form.name, result, notice }, { status: 400 });
}

/** What is well written, but refused. */
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

/** What a visitor is told when saving failed; a fault of ours is logged with the request's id. */
export function refusalOf(error: unknown, { context }: ActionFunctionArgs): RefusalDetails {
  if (error instanceof FormRefusal) return error.details;
  log().error({ id: context.requestId, err: error }, "a form could not be saved");
  return isStorageTrouble(error) ? storageRefusal() : refuse(500);
}
