import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findResetUser, resetForm } from "~/accounts/passwords/password-reset.server";
import { runForms } from "~/forms/action.server";
import { wasFormRefused } from "~/forms/form-refused.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { ResetView } from "./reset-view";

export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

const unkept = { "Cache-Control": "private, no-store" };

/** Whose password the link changes; nobody's once it has ended. */
export async function loader({ params: { token = "" }, context }: LoaderFunctionArgs) {
  const username = await findResetUser(token);
  const status = username === undefined && !wasFormRefused(context) ? 404 : 200;
  return data({ token, username }, { status, headers: unkept });
}

export const headers = () => unkept;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { heading: "New password", canonical: false });

export function action(args: ActionFunctionArgs) {
  const { token = "" } = args.params;
  return runForms(args, `/auth/reset/${token}`, [resetForm(token)]);
}

export default function Reset() {
  return <ResetView {...useLoaderData<typeof loader>()} />;
}
