import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { type FormHandler, type FormSuccess, runForms, type Sender } from "~/forms/action.server";
import { line } from "~/forms/fields.server";
import { withSettings } from "../../support/settings";

const field = (name: string) => ({
  name,
  label: name,
  required: `Say your ${name}`,
  maxLength: 10,
});

/** The words a form has for an occasion. */
export const message = (about: string) => ({
  title: `${about} title`,
  description: `${about} words`,
});

/** What the forms below have saved, and what they throw instead of saving. */
export const store: {
  saved: { value: unknown; sender: Sender }[];
  trouble?: unknown;
  /** What saving leads to. */
  success?: FormSuccess;
} = { saved: [] };

export const handler = (name: string): FormHandler => ({
  form: {
    name,
    fields: { name: field("name"), password: field("password") },
    missing: message("missing"),
    failure: message("failure"),
    failureStands: true,
    success: message("success"),
  },
  schema: z.object({
    name: line(field("name")),
    password: line(field("password")),
  }),
  hidden: ["password"],
  async save(value, sender) {
    if (store.trouble) throw store.trouble;
    store.saved.push({ value, sender });
    return store.success;
  },
});

const handlers = [handler("first"), handler("second")];

type Fields = Record<string, string> | string[][];

/** Posts to a page with the forms 'first' and 'second'. */
export async function post(
  fields: Fields,
  context: AppLoadContext = {},
  page: FormHandler[] = handlers,
): Promise<unknown> {
  const request = new Request("http://localhost/page", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const args = { request, context, params: {} } as ActionFunctionArgs;
  return runForms(args, "/page", page);
}

/** What a page is rendered from when its form was refused. */
export async function refusedPage(fields: Fields, context?: AppLoadContext) {
  return (await post(fields, context)) as {
    data: unknown;
    init: { status: number; headers?: Headers };
  };
}

/** A form that is saved. */
export const good = { form: "second", name: "Ann", password: "secret" };

export function forgetForms(): void {
  withSettings();
  store.saved.length = 0;
  store.trouble = undefined;
  store.success = undefined;
}
