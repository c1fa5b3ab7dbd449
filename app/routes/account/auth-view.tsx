import { Link } from "@remix-run/react";
import { EntranceSide } from "./entrance-side";
import { LoginForm } from "./login-form";
import { RegistrationForm } from "./registration-form";

export type Tab = "login" | "register";
type AuthViewProps = { tab: Tab; next: string };

/** The way in: one form at a time, under two tabs that are links. */
export function AuthView({ tab, next }: AuthViewProps) {
  return (
    <div className="entrance wrap">
      <div className="entrance-forms">
        <header>
          <h1>Welcome to Prayer LIFE</h1>
          <p className="lead">Sign in to your account or create a new one</p>
        </header>
        <nav aria-label="Sign in or register" className="tabs">
          <TabLink to={authPath("login", next)} chosen={tab === "login"}>
            Login
          </TabLink>
          <TabLink to={authPath("register", next)} chosen={tab === "register"}>
            Register
          </TabLink>
        </nav>
        {tab === "login" ? <LoginForm next={next} /> : <RegistrationForm next={next} />}
      </div>
      <EntranceSide />
    </div>
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

/** The address of a tab, which keeps where to go afterwards. */
export function authPath(tab: Tab, next: string): string {
  const query = new URLSearchParams({
    ...(tab === "register" && { tab }),
    ...(next !== "/" && { next }),
  }).toString();
  return query ? `/auth?${query}` : "/auth";
}
