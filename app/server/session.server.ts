import { createCookie } from "@remix-run/node";
import type { WordsToAct } from "../forms/form";
import type { KeepingAct, KeepingPrayer } from "../forms/keeping";
import { settings } from "./env.server";
import { readPreferencesCookie } from "./preferences-cookie.server";
import { secret } from "./secret.server";
import { singleton } from "./singleton.server";

/** Words of a toast that the next page shows once. */
export type Flash = WordsToAct & { id: string; variant?: "destructive" | "info" };

/** Something a visitor wanted to keep; sign-in on the way back to its page completes it. */
export type WaitingAct = {
  act: KeepingAct | KeepingPrayer;
  path: string;
  item: string;
  /** Where its words stand once it is done. */
  to: string;
};

/** What the one cookie may hold. */
export type Held = {
  flash?: Flash;
  /** Of a signed-in session. */
  token?: string;
  waiting?: WaitingAct;
  /** Themes prayed in this visit: each counts once. */
  prayed?: string[];
};

/** Whether a Cookie header holds a cookie of ours: what its request gets is for nobody else. */
export function holdsOwnCookie(header: string | undefined): boolean {
  return header !== undefined && /(?:^|;)\s*(?:session_id|preferences)=/.test(header);
}

/** Whether a Cookie header holds something of ours that we wrote, and not only its name. */
export async function isPersonal(header: string | undefined): Promise<boolean> {
  if (header === undefined || !holdsOwnCookie(header)) return false;
  const request = new Request("http://own", { headers: { Cookie: header } });
  if (readPreferencesCookie(request)) return true;
  return Object.keys(await readHeld(request)).length > 0;
}

/** What a request's `session_id` holds; nothing when it is absent, forged or unreadable. */
export async function readHeld(request: Request): Promise<Held> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("session_id=")) return {};
  const value: unknown = await cookie().parse(header);
  return typeof value === "object" && value !== null ? (value as Held) : {};
}

/** The Set-Cookie value for what is held; one that clears the cookie when that is nothing. */
export async function holdCookie(held: Held): Promise<string> {
  const empty = Object.values(held).every((value) => value === undefined);
  return empty ? cookie().serialize("", { maxAge: 0 }) : cookie().serialize(held);
}

const cookie = () =>
  singleton("cookie", () =>
    createCookie("session_id", {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: settings().secure,
      secrets: [secret()],
    }),
  );
