import { Link, useActionData, useSearchParams } from "@remix-run/react";
import { login } from "~/accounts/account-definition";
import { passwordChanged, passwordReset } from "~/accounts/passwords/password-reset-definition";
import { draftTravels } from "~/forms/draft";
import { doneParameter, type FormResult } from "~/forms/form";
import { Notice } from "~/ui/forms/notice";
import { authPath, type Tab } from "./auth-path";
import { Entrance } from "./entrance";
import { LoginForm } from "./login-form";
import { LogoutAgain, useLogoutRefused } from "./logout-again";
import { RegistrationForm } from "./registration-form";
import { useTabFocus } from "./use-tab-focus";

type AuthViewProps = {
  tab: Tab;
  next: string;
  /** Why somebody who wanted a page of their own is here. */
  reason?: string;
};

/** The way in, under a sky that turns to day. */
export function AuthView(way: AuthViewProps) {
  const leaving = useLogoutRefused();
  return (
    <Entrance title="Welcome to Prayer LIFE" lead="Sign in to your account or create a new one">
      {leaving ? <LogoutAgain /> : <Forms {...way} />}
    </Entrance>
  );
}

/** One form at a time, under two tabs that are links. */
function Forms({ tab, next, reason }: AuthViewProps) {
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
      <nav ref={tabs} aria-label="Sign in or register" className="tabs">
        <TabLink to={authPath("login", next)} chosen={tab === "login"}>
          Login
        </TabLink>
        <TabLink to={authPath("register", next)} chosen={tab === "register"}>
          Register
        </TabLink>
      </nav>
      {tab === "login" ? <LoginForm next={next} /> : <RegistrationForm next={next} />}
    </>
  );
}

type TabLinkProps = { to: string; chosen: boolean; children: string };

function TabLink({ to, chosen, children }: TabLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={chosen ? "page" : undefined}
      className="tab"
    >
      {children}
    </Link>
  );
}
