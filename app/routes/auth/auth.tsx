import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { registrationLeads } from "#content/pages/entrance";
import { login, logout, registration } from "~/accounts/account-definition";
import { getUser } from "~/accounts/current-user.server";
import { PasswordFields } from "~/accounts/password-fields";
import { passwordChanged, passwordReset } from "~/accounts/password-reset-definition";
import { registrationHandler, registrationRefusal } from "~/accounts/registration.server";
import { logoutHandler, nextOf } from "~/accounts/session.server";
import { loginHandler } from "~/accounts/sign-in.server";
import { runForms } from "~/forms/action.server";
import { doneParameter, draftTravels, type FieldDefinition, type FormResult } from "~/forms/form";
import { sessionHashOf } from "~/http/session-cookie.server";
import { isOwnPage, prayersPath } from "~/paths";
import { whoReads } from "~/prayers/who-reads.server";
import { Button } from "~/ui/controls/controls";
import { tabClass } from "~/ui/controls/tab";
import { PostField, ZoneField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { authPath, type Tab, tabOf } from "./auth-path";
import { Entrance } from "./entrance";
import { LoginForm } from "./login-form";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const next = nextOf(request);
  // Who came with a form that was refused must read why.
  if (!context.isFormPost && (await getUser(args))) throw redirect(next);
  const tab = tabOf(new URL(request.url).searchParams);
  const who = tab === "register" ? await whoReads() : "";
  const refusal = tab === "register" ? await registrationRefusal(next) : undefined;
  const reason = await reasonOf(request, next, tab === "register" && !refusal);
  return { tab, next, reason, whoReads: who, refusal };
}

async function reasonOf(request: Request, next: string, registers: boolean) {
  if (!isOwnPage(next)) return undefined;
  if (registers) return registrationLeads[next === prayersPath ? "list" : "there"];
  if (await sessionHashOf(request)) return "You were signed out. Please log in again.";
  return "Please log in to see that page.";
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: args.data?.tab === "register" ? "Create Account" : "Log in",
    description: "Log in to {name} or create an account to keep your prayers and plans.",
    canonical: "/auth",
  });

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/auth", [loginHandler, registrationHandler, logoutHandler]);
}

export default function Auth() {
  const way = useLoaderData<typeof loader>();
  const leaving = useLogoutRefused();
  return (
    <Entrance title="Welcome to {name}" lead="Sign in to your account or create a new one">
      {leaving ? <LogoutAgain /> : <Forms {...way} />}
    </Entrance>
  );
}

type Way = { tab: Tab; next: string; reason?: string; whoReads: string; refusal?: string };

function Forms({ tab, next, reason, whoReads, refusal }: Way) {
  const tabs = useTabFocus(tab);
  const changed = useSearchParams()[0].get(doneParameter) === passwordReset.name;
  const draft = useActionData<FormResult>()?.result.initialValue?.[login.fields.draft.name];
  if (typeof draft === "string") {
    return (
      <>
        <Notice variant="info">{draftTravels}</Notice>
        <LoginForm next={next} draft={draft} />
      </>
    );
  }
  return (
    <>
      {reason && <Notice variant="info">{reason}</Notice>}
      {changed && <Notice title={passwordChanged.title}>{passwordChanged.description}</Notice>}
      <nav
        ref={tabs}
        aria-label="Log in or register"
        className="grid cols-fit-24 border-b border-line"
      >
        <TabLink to={authPath("login", next)} chosen={tab === "login"}>
          Login
        </TabLink>{" "}
        <TabLink to={authPath("register", next)} chosen={tab === "register"}>
          Register
        </TabLink>
      </nav>
      {tab === "login" ? (
        <LoginForm next={next} />
      ) : refusal ? (
        <Notice variant="info">{refusal}</Notice>
      ) : (
        <RegistrationForm next={next} whoReads={whoReads} />
      )}
    </>
  );
}

/** A link under a form changes the tab and goes with the form; the focus then goes to the tab. */
function useTabFocus(tab: string) {
  const tabs = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (document.activeElement !== document.body) return;
    tabs.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [tab]);
  return tabs;
}

function TabLink({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={chosen ? "page" : undefined}
      className={tabClass}
    >
      {children}
    </Link>
  );
}

function RegistrationForm({ next, whoReads }: { next: string; whoReads: string }) {
  const post = useFormPost(registration);
  const { username, email, password, confirmPassword } = registration.fields;
  const asked = (of: FieldDefinition) => (post.fieldOf(of).errors ? { ...of, hint: "" } : of);
  return (
    <>
      <h2 className="mt-1 text-subheading">Create Account</h2>
      <PostForm post={post} action={authPath("register", next)} leads className="form">
        <PostField post={post} field={asked(username)} />
        <PostField post={post} field={email} />
        <PasswordFields post={post} fields={[asked(password), confirmPassword]} />
        <p className="field-hint">
          {whoReads} You must be at least 13 years old to have an account. What we keep is in the{" "}
          <Link to="/privacy-policy" className="underline">
            Privacy Policy
          </Link>
          .
        </p>
        <ZoneField />
        <Button pending={post.pending && "Creating Account..."}>Create Account</Button>
      </PostForm>
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        <Link to={authPath("login", next)} replace preventScrollReset className="link">
          Already have an account? Sign in
        </Link>
      </div>
    </>
  );
}

/** Whether this page is the response to a log-out that failed, where no script runs. */
function useLogoutRefused(): boolean {
  return useActionData<FormResult>()?.form === logout.name;
}

function LogoutAgain() {
  const post = useFormPost(logout);
  return (
    <PostForm post={post} action="/auth" className="form">
      <Button pending={post.pending}>Log out</Button>
    </PostForm>
  );
}
