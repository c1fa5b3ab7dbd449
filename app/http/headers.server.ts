import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { photoService } from "~/paths";
import type { Settings } from "~/runtime/env.server";
import { cacheControl } from "./page-cache/cache-control";
import { hasOwnCookie } from "./request.server";

const year2 = 63_072_000;

export function securityHeaders(settings: Settings): Record<string, string> {
  const subdomains = settings.HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : "";
  return {
    ...(settings.secure && {
      "Strict-Transport-Security": `max-age=${year2}${subdomains}`,
    }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy":
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
  };
}

export function finished(response: Response, common: Record<string, string>): Response {
  const { headers } = response;
  for (const [name, value] of Object.entries({ ...common, "Content-Security-Policy": dataPolicy }))
    if (!headers.has(name)) headers.set(name, value);
  if (headers.has("Set-Cookie") || !headers.has("Cache-Control"))
    headers.set("Cache-Control", cacheControl.nobody);
  const type = headers.get("Content-Type") ?? "";
  if (!isText(type)) return response;
  if (!/charset=/i.test(type)) headers.set("Content-Type", `${type}; charset=utf-8`);
  if (!headers.has("Vary")) headers.set("Vary", "Accept-Encoding");
  return response;
}

/**
 * For a page whose address is its key. Under `no-referrer` browsers send forms with `Origin: null`, which
 * counts as cross-origin where no Sec-Fetch-Site comes beside it (plain http under a name).
 */
export function makeSecret(
  headers: Headers,
  { headers: sent }: Pick<IncomingMessage, "headers">,
): void {
  const isModern = sent["sec-fetch-site"] !== undefined || isThisMachine.test(sent.host ?? "");
  headers.set("Cache-Control", cacheControl.nobody);
  headers.set("Referrer-Policy", isModern ? "no-referrer" : "same-origin");
  headers.set("X-Robots-Tag", "noindex, nofollow");
}

const isThisMachine = /^(localhost|127\.|\[::1\])/;

export function isText(type: string): boolean {
  return /^(text\/|application\/(json|xml|atom)|image\/svg)/.test(type);
}

export function pagePolicy(scripts: readonly string[], settings: Settings): string {
  const inline = scripts.map(
    (source) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
  return policy(["'self'", ...new Set(inline)].join(" "), settings);
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

function policy(scripts: string, settings: Settings): string {
  const photos = settings.PHOTOS === "on" ? ` ${photoService}` : "";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    `img-src 'self' data:${photos}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(settings.secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Keeps a Cache-Control that a loader has set. */
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
