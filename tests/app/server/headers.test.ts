import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { parseEnv, type Settings } from "~/server/env.server";
import { dataPolicy, pagePolicy, securityHeaders } from "~/server/headers.server";

function settings(env: Record<string, string> = {}): Settings {
  const parsed = parseEnv(env);
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  return parsed.settings;
}

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.split(" ")[0] === name);

/** The hashes that a browser compares: of each inline script's text once the page is parsed. */
function browserHashes(html: string): string[] {
  const scripts = [...new JSDOM(html).window.document.querySelectorAll("script:not([src])")];
  return scripts.map(({ textContent }) => {
    const hash = createHash("sha256").update(textContent ?? "", "utf8");
    return `'sha256-${hash.digest("base64")}'`;
  });
}

describe("the policy of a page", () => {
  it.each([
    ["one", "<script>let a = 1;</script>"],
    ["a module", '<script type="module" async="">import "/a.js";\nlet b = "</x>";</script>'],
    ["two", "<script>one()</script><p>between</p><script>two()</script>"],
    ["with words beyond ASCII", "<script>say('Grüße 🙏')</script>"],
    ["that holds markup", '<script>a("\\u003cscript>"); b < c; "<p>"</script>'],
  ])("hashes inline scripts as a browser does: %s", (_, html) => {
    const page = `<!DOCTYPE html><html><head>${html}</head><body></body></html>`;
    const hashes = browserHashes(page);
    expect(hashes.length).toBeGreaterThan(0);
    const expected = `script-src ${["'self'", ...hashes].join(" ")}`;
    expect(directive(pagePolicy(page, settings()), "script-src")).toBe(expected);
  });

  it("names a script once that stands twice", () => {
    const policy = pagePolicy("<script>a()</script><script>a()</script>", settings());
    expect(policy.match(/sha256-/g)).toHaveLength(1);
  });

  it("has no hash for a script of a file, nor for a page without scripts", () => {
    const html = '<script src="/a.js"></script><script type="module" src="/b.js"></script>';
    expect(directive(pagePolicy(html, settings()), "script-src")).toBe("script-src 'self'");
    expect(directive(pagePolicy("<p>", settings()), "script-src")).toBe("script-src 'self'");
  });

  it("has no hash for data, which no browser runs", () => {
    const html = '<script type="application/ld+json">{"a":"\\u003c"}</script><script>b()</script>';
    const policy = pagePolicy(html, settings());
    expect(directive(policy, "script-src")).toBe(
      directive(pagePolicy("<script>b()</script>", settings()), "script-src"),
    );
  });

  it("is this and nothing else", () => {
    expect(pagePolicy("", settings())).toBe(
      "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; " +
        "style-src-attr 'none'; img-src 'self' data: https://images.unsplash.com; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it("lets no other host in without photos", () => {
    expect(directive(pagePolicy("", settings({ PHOTOS: "off" })), "img-src")).toBe(
      "img-src 'self' data:",
    );
  });

  it("upgrades on https only", () => {
    const secure = pagePolicy("", settings({ ORIGIN: "https://example.org" }));
    expect(secure).toBe(`${pagePolicy("", settings())}; upgrade-insecure-requests`);
  });

  it("lets what is no page load nothing", () => {
    expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("the headers of every answer", () => {
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
        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), web-share=(self), clipboard-write=(self)",
    });
  });
});
