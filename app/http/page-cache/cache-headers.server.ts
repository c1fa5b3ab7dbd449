import { hasOwnCookie } from "../request.server";
import { cacheControl } from "./cache-control";

/**
 * Who may cache a response of Remix's. Loaders may have set a Cache-Control of their own.
 * @param isPersonal what it holds is for who asked alone, whatever its headers say.
 */
export function setCacheHeaders(
  headers: Headers,
  request: Request,
  status: number,
  isPersonal: boolean,
): void {
  const hasCookie =
    headers.has("Set-Cookie") || hasOwnCookie(request.headers.get("Cookie") ?? undefined);
  const isPublic =
    !isPersonal && !hasCookie && status === 200 && /^(GET|HEAD)$/.test(request.method);
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", isPublic ? cacheControl.checked : cacheControl.nobody);
  headers.set("Vary", "Accept-Encoding, Cookie");
}
