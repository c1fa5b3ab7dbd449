import { createHash } from "node:crypto";
import { site } from "#content/site.server";
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

/** @param html of the page, whose texts have no `<` that is not escaped */
export function pagePolicy(scripts: readonly string[], settings: Settings, html = ""): string {
  const inline = scripts.map(
    (source) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
  const hasRecording = html.includes("<audio ");
  return policy(["'self'", ...new Set(inline)].join(" "), hasRecording, settings);
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

function policy(scripts: string, hasRecording: boolean, settings: Settings): string {
  const photos = settings.PHOTOS === "on" && site().photos === "service" ? ` ${photoService}` : "";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    `img-src 'self' data:${photos}`,
    ...(hasRecording ? ["media-src 'self'"] : []),
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
