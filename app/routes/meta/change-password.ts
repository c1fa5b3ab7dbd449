import { redirect } from "@remix-run/node";

/** Where password managers lead people who want another password (well-known URL). */
export function loader() {
  return redirect("/account/settings?change=password#password", 302);
}
