import { createCookie } from "@remix-run/node";
import { newHandle } from "#db/handle.server";
import { settings } from "~/runtime/env.server";
import { once } from "~/runtime/once.server";
import { hashToken, secret } from "~/runtime/secret.server";
import type { ToastMessageWithAction } from "./toast-message";

export const cookieNames = { session: "session_id", preferences: "preferences" } as const;

/**
 * The cookies of a request's header, each name with its values in their order, as they were sent:
 * not decoded, quotes and all. It reads the header once, whatever it holds.
 */
export function readCookies(header: string | null | undefined): Map<string, string[]> {
  const cookies = new Map<string, string[]>();
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = withoutBlanks(pair.slice(0, equals));
    const value = withoutBlanks(pair.slice(equals + 1));
    const values = cookies.get(name);
    if (values) values.push(value);
    else cookies.set(name, [value]);
  }
  return cookies;
}

/** Spaces and tabs alone: what else looks like one is part of a name. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isBlank = (character: string | undefined) => character === " " || character === "\t";

const name = cookieNames.session;

/** The message of a toast that the next page shows once. */
export type Flash = ToastMessageWithAction & {
  id: string;
  variant?: "destructive" | "info";
  /** The page says it where it happened: no toast repeats it. */
  inPlace?: boolean;
  /** The token of a private page, which stands nowhere else. */
  receipt?: string;
};

/** What the cookie holds. An area that keeps more in it declares that where it does so. */
export interface SessionData {
  flash?: Flash;
  /** Of a signed-in session. */
  token?: string;
}

/**
 * What a request's `session_id` holds; nothing when it is absent, forged, unreadable or there twice:
 * another host of the same domain can set one beside ours.
 */
export function readSession(request: Pick<Request, "headers">): Promise<SessionData> {
  const read = sessions.get(request) ?? parseSession(request);
  sessions.set(request, read);
  return read;
}

/** Read once for each of the copies of a request that Remix makes. */
const sessions = new WeakMap<object, Promise<SessionData>>();

async function parseSession(request: Pick<Request, "headers">): Promise<SessionData> {
  const [sent, ...more] = sentCookies(request);
  if (sent === undefined || more.length > 0) return {};
  const value: unknown = await sessionCookie().parse(`${name}=${sent}`);
  return typeof value === "object" && value !== null ? (value as SessionData) : {};
}

/** The hash under which the session of a request is kept, whether or not it still runs. */
export async function sessionOf(request: Pick<Request, "headers">): Promise<string | undefined> {
  const { token } = await readSession(request);
  return token === undefined ? undefined : hashToken(token);
}

/** The values of it that came with a request. */
export function sentCookies(request: Pick<Request, "headers">): string[] {
  return readCookies(request.headers.get("Cookie")).get(name) ?? [];
}

/** Whether a request brought more than one of it, or one that holds something of ours. */
export async function hasSession(request: Pick<Request, "headers">): Promise<boolean> {
  // What is there twice has to be cleared.
  return sentCookies(request).length > 1 || Object.keys(await readSession(request)).length > 0;
}

/**
 * Headers that carry a toast to the next page.
 * @param next what the cookie holds from now on beside it, if that changes.
 */
export async function flashHeaders(
  request: Request,
  message: Omit<Flash, "id"> | undefined,
  next?: SessionData,
): Promise<Headers> {
  const session = next ?? (await readSession(request));
  const flash = message && { ...message, id: newHandle(6) };
  return new Headers({ "Set-Cookie": await commitSession({ ...session, flash }) });
}

/** Whether a browser asks for what its visitor may open next: nothing is shown yet. */
export const isPrefetch = ({ headers }: Pick<Request, "headers">) =>
  /\bprefetch\b/.test(headers.get("Sec-Purpose") ?? "");

/**
 * The flash of a request, taken out of its cookie; only the response that shows it may call this. The
 * cookie is rewritten only if there was one: a slow response must not undo what began meanwhile.
 */
export async function takeFlash(request: Request): Promise<{ flash?: Flash; headers: Headers }> {
  const headers = new Headers();
  if (isPrefetch(request)) return { headers };
  const { flash, ...rest } = await readSession(request);
  if (flash) headers.set("Set-Cookie", await commitSession(rest));
  return { flash, headers };
}

/** The Set-Cookie value for a session's data; one that clears the cookie when that is nothing. */
export async function commitSession(session: SessionData): Promise<string> {
  const empty = Object.values(session).every((value) => value === undefined);
  return empty ? sessionCookie().serialize("", { maxAge: 0 }) : sessionCookie().serialize(session);
}

export const sessionCookie = once(() =>
  createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: settings().secure,
    secrets: [secret()],
  }),
);

/**
 * Where more than one `session_id` came with a request: adds to its response what clears each of them,
 * wherever it was set, but leaves the one that the response itself sets.
 */
export async function clearRepeated(request: Request, response: Headers): Promise<void> {
  if (sentCookies(request).length < 2) return;
  const domains = [undefined, ...cookieDomains(new URL(settings().ORIGIN).hostname)];
  const paths = cookiePaths(new URL(request.url).pathname);
  const isSet = response
    .getSetCookie()
    .some((value) => value.startsWith(`${cookieNames.session}=`));
  for (const domain of domains) {
    for (const path of paths) {
      const isOwn = domain === undefined && path === "/";
      if (isOwn && isSet) continue;
      response.append(
        "Set-Cookie",
        await sessionCookie().serialize("", { maxAge: 0, domain, path }),
      );
    }
  }
}

/** Every domain that a cookie can name to come with the requests to a host. */
export function cookieDomains(host: string): string[] {
  const isAddress = host.startsWith("[") || /^[\d.]+$/.test(host);
  const labels = isAddress ? [] : host.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

/** Deeper than any page of ours; a header has its bounds too. */
const deepest = 6;

/** Every path that a cookie can name to come with the requests for a path. */
export function cookiePaths(pathname: string): string[] {
  const parts = pathname
    .split("/")
    .slice(1, deepest + 1)
    .filter((part) => part !== "");
  // A semicolon would begin another attribute.
  if (pathname.includes(";")) return ["/"];
  const ends = parts.map((_, end) => `/${parts.slice(0, end + 1).join("/")}`);
  return ["/", ...ends.flatMap((path, i) => (i < ends.length - 1 ? [path, `${path}/`] : [path]))];
}
