import { randomBytes } from "node:crypto";
import { commitSession, type Flash, readSession, type SessionData } from "~/http/session.server";

/**
 * Headers that carry a toast to the next page, beside what the cookie holds.
 * @param next what it holds from now on, if that changes.
 */
export async function flashHeaders(
  request: Request,
  words: Omit<Flash, "id"> | undefined,
  next?: SessionData,
): Promise<Headers> {
  const session = next ?? (await readSession(request));
  const flash = words && { ...words, id: randomBytes(6).toString("base64url") };
  return new Headers({ "Set-Cookie": await commitSession({ ...session, flash }) });
}

/**
 * The flash of a request, taken out of its cookie; only the answer that shows it may call this. The
 * cookie is rewritten only if there was one: a slow answer must not undo what began meanwhile.
 */
export async function takeFlash(request: Request): Promise<{ flash?: Flash; headers: Headers }> {
  const headers = new Headers();
  if (/\bprefetch\b/.test(request.headers.get("Sec-Purpose") ?? "")) return { headers };
  const { flash, ...rest } = await readSession(request);
  if (flash) headers.set("Set-Cookie", await commitSession(rest));
  return { flash, headers };
}
