import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dataPolicy, pagePolicy, securityHeaders } from "~/http/headers.server";
import { parseEnv, type Settings } from "~/runtime/env.server";

function settings(env: Record<string, string> = {}): Settings {
  const parsed = parseEnv(env);
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  return parsed.settings;
}

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.split(" ")[0] === name);

const hash = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

describe("the policy of a page", () => {
  it("lets in just the scripts it is told of, each once", () => {
    const policy = pagePolicy(["a()", "say('Grüße 🙏')", "a()"], settings());
    expect(directive(policy, "script-src")).toBe(
      `script-src 'self' ${hash("a()")} ${hash("say('Grüße 🙏')")}`,
    );
  });

  it("is this and nothing else", () => {
    expect(pagePolicy([], settings())).toBe(
      "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; " +
        "style-src-attr 'none'; img-src 'self' data: https://images.unsplash.com; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it("lets no other host in without photos", () => {
    expect(directive(pagePolicy([], settings({ PHOTOS: "off" })), "img-src")).toBe(
      "img-src 'self' data:",
    );
  });

  it("upgrades on https only", () => {
    const secure = pagePolicy([], settings({ ORIGIN: "https://example.org" }));
    expect(secure).toBe(`${pagePolicy([], settings())}; upgrade-insecure-requests`);
  });

  it("lets what is no page load nothing", () => {
    expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("the headers of every response", () => {
  const transport = (env: Record<string, string>) =>
    securityHeaders(settings(env))["Strict-Transport-Security"];

  it("promise https for two years where there is https", () => {
    expect(transport({ ORIGIN: "https://example.org" })).toBe("max-age=63072000");
    expect(transport({ ORIGIN: "https://example.org", HSTS_SUBDOMAINS: "on" })).toBe(
      "max-age=63072000; includeSubDomains",
    );
  });

  it("promise none elsewhere, even when asked for subdomains", () => {
    expect(transport({})).toBeUndefined();
    expect(transport({ HSTS_SUBDOMAINS: "on" })).toBeUndefined();
  });

  it("are these on http", () => {
    expect(securityHeaders(settings())).toEqual({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "credentialless",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy":
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)",
    });
  });
});
