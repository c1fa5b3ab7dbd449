import { createCookie } from "@remix-run/node";
import type { SaveIntent, SavePrayerIntent } from "~/bookmarks/bookmarks";
import type { WordsToAct } from "~/forms/form";
import { settings } from "~/runtime/env.server";
import { secret } from "~/runtime/secret.server";
import { singleton } from "~/runtime/singleton.server";
import { cookieDomains, cookiePaths, readCookies } from "./cookies.server";
import { readPreferencesCookie } from "./preferences-cookie.server";

const name = "session_id";

/** Words of a toast that the next page shows once. */
export type Flash = WordsToAct & { id: string; variant?: "destructive" | "info" };

/** Something a visitor wanted to keep; sign-in on the way back to its page completes it. */
export type PendingIntent = {
  intent: SaveIntent | SavePrayerIntent;
  path: string;
  item: string;
  /** Where its words stand once it is done. */
  to: string;
};

/** What the one cookie may hold. */
export type SessionData = {
  flash?: Flash;
  /** Of a signed-in session. */
  token?: string;
  pendingIntent?: PendingIntent;
  /** Themes prayed in this visit: each counts once. */
  prayed?: string[];
};

/** Whether a Cookie header holds a cookie of ours: what its request gets is for nobody else. */
export function hasOwnCookie(header: string | undefined): boolean {
  return header !== undefined && /(?:^|;)\s*(?:session_id|preferences)=/.test(header);
}

/** Whether a Cookie header holds something of ours that we wrote, and not only its name. */
export async function isPersonal(header: string | undefined): Promise<boolean> {
  if (header === undefined || !hasOwnCookie(header)) return false;
  const request = { headers: new Headers({ Cookie: header }) };
  if (readPreferencesCookie(request)) return true;
  // What is there twice has to be cleared.
  return sentIn(request).length > 1 || Object.keys(await readSession(request)).length > 0;
}

/**
 * What a request's `session_id` holds; nothing when it is absent, forged, unreadable or there twice:
 * another host of the same domain can set one beside ours.
 */
export async function readSession(request: Pick<Request, "headers">): Promise<SessionData> {
  const [sent, ...more] = sentIn(request);
  if (sent === undefined || more.length > 0) return {};
  const value: unknown = await cookie().parse(`${name}=${sent}`);
  return typeof value === "object" && value !== null ? (value as SessionData) : {};
}

/**
 * Where more than one `session_id` came with a request: adds to its answer what clears each of them,
 * wherever it was set, but leaves the one that the answer itself sets.
 */
export async function clearRepeated(request: Request, response: Headers): Promise<void> {
  if (sentIn(request).length < 2) return;
  const domains = [undefined, ...cookieDomains(new URL(settings().ORIGIN).hostname)];
  const paths = cookiePaths(new URL(request.url).pathname);
  const isSet = response.getSetCookie().some((value) => value.startsWith(`${name}=`));
  for (const domain of domains) {
    for (const path of paths) {
      const isOwn = domain === undefined && path === "/";
      if (isOwn && isSet) continue;
      response.append("Set-Cookie", await cookie().serialize("", { maxAge: 0, domain, path }));
    }
  }
}

function sentIn(request: Pick<Request, "headers">): string[] {
  return readCookies(request.headers.get("Cookie")).get(name) ?? [];
}

/** The Set-Cookie value for what is held; one that clears the cookie when that is nothing. */
export async function commitSession(session: SessionData): Promise<string> {
  const empty = Object.values(session).every((value) => value === undefined);
  return empty ? cookie().serialize("", { maxAge: 0 }) : cookie().serialize(session);
}

const cookie = () =>
  singleton("cookie", () =>
    createCookie(name, {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: settings().secure,
      secrets: [secret()],
    }),
  );
