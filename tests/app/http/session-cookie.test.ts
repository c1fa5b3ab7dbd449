import { beforeEach, describe, expect, it } from "vitest";
import {
  clearRepeated,
  commitSession,
  flashHeaders,
  readSession,
  type SessionData,
  takeFlash,
} from "~/http/session-cookie.server";
import { withSettings } from "../../support/settings";

const message = { title: "Thank you", description: "Grüße 🙏" };
const flash = { id: "one", ...message };

const pair = (setCookie: string) => setCookie.split(";")[0] ?? "";
const asked = (cookie?: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { headers: { ...(cookie && { Cookie: cookie }), ...headers } });
const carrying = async (session: SessionData) => pair(await commitSession(session));
const cleared = "session_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax";

beforeEach(() => withSettings());

describe("the cookie", () => {
  it("comes back with what it holds", async () => {
    const session: SessionData = { flash: { ...flash, variant: "destructive" }, token: "t" };
    expect(await readSession(asked(await carrying(session)))).toEqual(session);
    expect(await readSession(asked(`other=1; ${await carrying(session)}; last=2`))).toEqual(
      session,
    );
  });

  it("is for the server alone, and ends with the visit", async () => {
    const [value, ...flags] = (await commitSession({ token: "t" })).split("; ");
    expect(value).toMatch(/^session_id=[^;]+$/);
    expect(flags.sort()).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
  });

  it("is Secure on https", async () => {
    withSettings({ ORIGIN: "https://example.org" });
    expect((await commitSession({ token: "t" })).split("; ")).toContain("Secure");
    expect((await commitSession({})).split("; ")).toContain("Secure");
  });

  it("is cleared when there is nothing to hold", async () => {
    expect(await commitSession({})).toBe(cleared);
    expect(await commitSession({ flash: undefined, token: undefined })).toBe(cleared);
  });

  it("hides its token from nobody who changes it: a change makes it nothing", async () => {
    const cookie = await carrying({ token: "t" });
    const [name, value = ""] = cookie.split(/=(.*)/s);
    const signature = value.slice(value.lastIndexOf("."));
    const forged = encodeURIComponent(btoa(JSON.stringify({ token: "admin" })));
    const wrong = [
      "",
      "x",
      ".",
      value.slice(0, -3),
      value.slice(1),
      `${forged}${signature}`,
      forged,
      `${forged}.`,
      `${forged}.!!`,
      "%E0%A4%A",
      "a".repeat(4000),
      "%00.%00",
    ];
    for (const one of wrong) expect(await readSession(asked(`${name}=${one}`)), one).toEqual({});
    expect(await readSession(asked(cookie))).toEqual({ token: "t" });
  });

  it("of another secret is nothing", async () => {
    const cookie = await carrying({ token: "t" });
    withSettings();
    expect(await readSession(asked(cookie))).toEqual({});
  });

  it("is not asked for in one of a longer name", async () => {
    const cookie = await carrying({ token: "t" });
    expect(await readSession(asked(`x${cookie}`))).toEqual({});
    expect(await readSession(asked())).toEqual({});
  });
});

describe("a cookie that comes twice", () => {
  it("holds nothing, whichever is first and however it is written", async () => {
    const own = await carrying({ token: "t" });
    const value = own.slice(own.indexOf("=") + 1);
    const planted = ["x", "", value, `"${value}"`, " ", "a=b"];
    for (const one of planted) {
      expect(await readSession(asked(`session_id=${one}; ${own}`)), one).toEqual({});
      expect(await readSession(asked(`${own}; a=1;session_id=${one}`)), one).toEqual({});
      expect(await readSession(asked(`${own};\t session_id \t=${one}`)), one).toEqual({});
    }
    expect(await readSession(asked(`${own}; Session_Id=x; SESSION_ID=y; session_id`))).toEqual({
      token: "t",
    });
    expect(await readSession(asked(`session_id="${value}"`))).toEqual({ token: "t" });
  });

  it("is cleared wherever another host of ours can have set it", async () => {
    withSettings({ ORIGIN: "https://pray.example.org" });
    const asks = async (path: string, Cookie: string, response = new Headers()) => {
      const url = `https://pray.example.org${path}`;
      await clearRepeated(new Request(url, { headers: { Cookie } }), response);
      return response.getSetCookie();
    };
    const gone = (where: string) =>
      `session_id=; Max-Age=0; ${where}; HttpOnly; Secure; SameSite=Lax`;
    expect(await asks("/plan?day=2", "session_id=a; session_id=b")).toEqual([
      gone("Path=/"),
      gone("Path=/plan"),
      gone("Domain=pray.example.org; Path=/"),
      gone("Domain=pray.example.org; Path=/plan"),
      gone("Domain=example.org; Path=/"),
      gone("Domain=example.org; Path=/plan"),
    ]);
    expect(await asks("/plan", "session_id=a; other=b")).toEqual([]);
    expect(await asks("/plan", "")).toEqual([]);
    const anew = { "Set-Cookie": await commitSession({ token: "t" }) };
    expect(await asks("/", "session_id=a; session_id=b", new Headers(anew))).toEqual([
      anew["Set-Cookie"],
      gone("Domain=pray.example.org; Path=/"),
      gone("Domain=example.org; Path=/"),
    ]);
  });
});

describe("a flash", () => {
  const setBy = async (request: Request) =>
    (await flashHeaders(request, message)).get("Set-Cookie");

  it("is taken once, by the response that shows it", async () => {
    const cookie = pair((await setBy(asked())) ?? "");
    const taken = await takeFlash(asked(cookie));
    expect(taken.flash).toEqual({ ...message, id: expect.stringMatching(/^[\w-]{8}$/) });
    expect(taken.headers.get("Set-Cookie")).toBe(cleared);
  });

  it("has an id of its own each time, so that two of the same words are two", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const cookie = pair((await setBy(asked())) ?? "");
        return (await takeFlash(asked(cookie))).flash?.id;
      }),
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("leaves the token where it is, when it comes and when it goes", async () => {
    const signedIn = await carrying({ token: "t" });
    const both = pair((await setBy(asked(signedIn))) ?? "");
    expect((await readSession(asked(both))).token).toBe("t");
    const { headers } = await takeFlash(asked(both));
    expect(await readSession(asked(pair(headers.get("Set-Cookie") ?? "")))).toEqual({ token: "t" });
  });

  it("takes the place of one that was not shown yet", async () => {
    const first = await carrying({ flash: { ...flash, title: "First" } });
    expect((await readSession(asked(pair((await setBy(asked(first))) ?? "")))).flash?.title).toBe(
      message.title,
    );
  });

  it("sets no cookie where there was none to show", async () => {
    for (const cookie of [undefined, "session_id=forged.x", await carrying({ token: "t" })]) {
      const taken = await takeFlash(asked(cookie));
      expect([taken.flash, [...taken.headers]]).toEqual([undefined, []]);
    }
  });

  it.each(["prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip"])(
    "is left for the visitor by a page fetched ahead (%s)",
    async (purpose) => {
      const cookie = await carrying({ flash });
      const taken = await takeFlash(asked(cookie, { "Sec-Purpose": purpose }));
      expect([taken.flash, [...taken.headers]]).toEqual([undefined, []]);
    },
  );
});
