import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loginForm, logoutForm, registrationForm } from "~/accounts/account-forms.server";
import { getUser, sessionOf } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { safePath } from "~/http/path.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { AuthView } from "./auth-view";

export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

/** The chosen tab and where to go afterwards; whoever is signed in already goes home. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = safePath(searchParams.get("next"));
  const tab = searchParams.get("tab") === "register" ? "register" : "login";
  // Who came with a form that was refused must read why.
  if (!context.formRefused && (await getUser(request))) throw redirect("/");
  return { tab, next, reason: await reasonOf(request, next) } as const;
}

/** Why whoever wanted a page of their own is led here; nothing of those who came by themselves. */
async function reasonOf(request: Request, next: string): Promise<string | undefined> {
  if (!/^\/account(?![\w-])/.test(next)) return undefined;
  const begun = await sessionOf(request);
  return begun === undefined
    ? "Please log in to see that page."
    : "You were signed out. Please log in again.";
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
