import { beforeEach, describe, expect, it } from "vitest";
import { asksForResult, requireOwnResult, withoutResult } from "~/forms/results.server";
import { commitSession } from "~/http/session-cookie.server";
import { withSettings } from "../../support/settings";

beforeEach(() => withSettings({ ORIGIN: "https://prayer.example" }));

/** Where a request for a page is sent; undefined where it is answered. */
async function sentTo(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, { headers });
  const thrown = await requireOwnResult(request).catch((error) => error);
  return thrown && [thrown.status, thrown.headers.get("Location")];
}

describe("the result of a form", () => {
  const path = "/page?of=1&done=contact";

  it.each([
    [{ "Sec-Fetch-Site": "same-origin" }],
    [{ Referer: "https://prayer.example/page" }],
    [{ Referer: "http://localhost:4000/", Host: "LOCALHOST:4000" }],
  ])("is shown to who comes from a page of ours: %j", async (headers) => {
    expect(await sentTo(path, headers as never)).toBeUndefined();
  });

  it.each([
    [{}],
    [{ "Sec-Fetch-Site": "none" }],
    [{ "Sec-Fetch-Site": "cross-site", Referer: "https://prayer.example/page" }],
    [{ Referer: "https://elsewhere.example/prayer.example" }],
    [{ Referer: "prayer.example" }],
  ])("is not shown to %j, who gets the page without it", async (headers) => {
    expect(await sentTo(path, headers as never)).toEqual([303, "/page?of=1"]);
  });

  it("is shown to who has its toast with them", async () => {
    const flash = { id: "1", title: "Saved", description: "It is." };
    const cookie = async (session: object) => (await commitSession(session)).split(";")[0] ?? "";
    expect(await sentTo(path, { Cookie: await cookie({ flash }) })).toBeUndefined();
    expect(await sentTo(path, { Cookie: await cookie({ token: "t" }) })).toEqual([
      ...[303, "/page?of=1"],
    ]);
  });

  it("is on pages that ask for one alone", async () => {
    expect(await sentTo("/page?of=1")).toBeUndefined();
    expect(asksForResult({ url: "http://localhost/page?of=1" })).toBe(false);
    expect(asksForResult({ url: "http://localhost/page?done=" })).toBe(true);
  });

  it.each([
    ["/page?done=contact#contact", "/page#contact"],
    ["/page?of=1&done=contact", "/page?of=1"],
    ["/page?of=a%20b", "/page?of=a%20b"],
  ])("is taken out of %s", (from, to) => {
    expect(withoutResult(from)).toBe(to);
  });
});
