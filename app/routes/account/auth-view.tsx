import { Link, useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { passwordChanged, passwordReset } from "~/forms/password-reset";
import { Foreground } from "~/ui/hero-scene";
import { Notice } from "~/ui/notice";
import { Scene } from "~/ui/scene";
import { authPath, type Tab } from "./auth-path";
import { EntranceSide } from "./entrance-side";
import { LoginForm } from "./login-form";
import { LogoutAgain, useLogoutRefused } from "./logout-again";
import { RegistrationForm } from "./registration-form";
import { useTabFocus } from "./use-tab-focus";

type AuthViewProps = { tab: Tab; next: string };

/** The way in, under a sky that turns to day. */
export function AuthView(way: AuthViewProps) {
  const leaving = useLogoutRefused();
  return (
    <div className="entrance">
      <Scene name="hills" wide className="entrance-scene" />
      <div className="entrance-row wrap">
        <header className="night">
          <h1>Welcome to Prayer LIFE</h1>
          <p className="lead">Sign in to your account or create a new one</p>
        </header>
        <div className="entrance-card card">{leaving ? <LogoutAgain /> : <Forms {...way} />}</div>
        <EntranceSide />
      </div>
      <Foreground />
    </div>
  );
}

/** One form at a time, under two tabs that are links. */
function Forms({ tab, next }: AuthViewProps) {
  const tabs = useTabFocus(tab);
  const changed = useSearchParams()[0].get(doneParameter) === passwordReset.name;
  return (
    <>
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
