import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loginForm, logoutForm, registrationForm } from "~/accounts/account-forms.server";
import { getUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { wasFormRefused } from "~/forms/form-refused.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { authPage } from "./auth.server";
import { AuthView } from "./auth-view";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

/** Whoever is signed in already goes home. */
export async function loader(args: LoaderFunctionArgs) {
  // Who came with a form that was refused must read why.
  if (!wasFormRefused(args.context) && (await getUser(args))) throw redirect("/");
  return authPage(args.request);
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: args.data?.tab === "register" ? "Create Account" : "Log in",
    description: "Sign in to Prayer LIFE or create an account to keep your prayers and plans.",
    canonical: "/auth",
  });

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/auth", [loginForm, registrationForm, logoutForm]);
}

export default function Auth() {
  return <AuthView {...useLoaderData<typeof loader>()} />;
}
