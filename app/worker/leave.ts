import { offlineWords } from "#content/offline";
import { countWaiting, discardWaiting, sendActs } from "./acts";
import { formOf, heading } from "./html";
import { forgetOpened, framed, isOwn } from "./pages";
import { dropPerson } from "./person";
import type { FetchEvent } from "./scope";
import { putValue } from "./store";

export const isLogout = ({ pathname }: URL) => pathname === "/api/logout" || pathname === "/auth";

let askedAt = 0;

/** Sends what waits, then logs out; without a connection at once here, and there as soon as there is one. */
export async function leave({ request }: FetchEvent): Promise<Response> {
  const isApi = new URL(request.url).pathname === "/api/logout";
  const copy = request.clone();
  const sent = isApi ? new FormData() : await request.formData().catch(() => new FormData());
  if (!isApi && sent.get("form") !== "logout") return fetch(copy);
  await sendActs().catch(() => 0);
  const isTold = sent.has("waiting") || Date.now() - askedAt < 60_000;
  if ((await countWaiting()) > 0 && !isTold) {
    askedAt = Date.now();
    return isApi
      ? new Response(offlineWords.leaving.press, {
          status: 409,
          headers: { "Content-Type": "text/plain", "X-Request-Id": "-" },
        })
      : askFirst();
  }
  if (sent.get("waiting") === "discard") await discardWaiting();
  await dropPerson();
  await forgetOpened();
  try {
    const response = await fetch("/api/logout", { method: "POST" });
    if (!isOwn(response) || !response.ok) throw new TypeError("Not the site");
  } catch {
    await putValue("leaving", true);
  }
  return isApi ? new Response(null, { status: 204 }) : Response.redirect("/", 303);
}

async function askFirst(): Promise<Response> {
  const { title, lead, keep, discard } = offlineWords.leaving;
  const form = (waiting: string, button: string) =>
    formOf("/auth", String(new URLSearchParams({ form: "logout", waiting })), button);
  const words = heading(title, lead) + form("keep", keep) + form("discard", discard);
  return (await framed(title, words)) ?? Response.error();
}
