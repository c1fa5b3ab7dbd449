import { expect, it } from "vitest";
import { form } from "../support/ask";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";
import { type Account, enter } from "./support/account";
import { fieldOf, type OpenedPage, openPage, textsOf } from "./support/document";
import { press } from "./support/drafts";

const server = withServer();
const prayers = "/account/prayers";
/** As Chrome sends what is shared with a site on the home screen. */
const handed = { Origin: "null", "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" };

const share = (words: Record<string, string> | string[][], Cookie?: string) =>
  openPage(server, "/share", form(words, { ...handed, ...(Cookie && { Cookie }) }));
const written = ({ document }: OpenedPage) => fieldOf(document, "Your prayer").value;
const main = ({ document }: OpenedPage) => document.querySelector("main")?.textContent ?? "";
const location = ({ headers }: OpenedPage) => headers.get("location");

const kept = ({ username }: Account) =>
  rows(
    server,
    `SELECT text FROM prayers JOIN users ON users.id = userId WHERE username = '${username}'
     UNION ALL SELECT words FROM drafts JOIN users ON users.id = userId WHERE username = '${username}'`,
  );

it("what another app shares stands in the form, and is saved only by its person", async () => {
  const ann = await enter(server);
  const words = {
    title: "Psalm 23",
    text: "He leads me </textarea><b>",
    url: "https://a.example/?x=1&y",
  };
  const page = await share(words, ann.Cookie);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(page.document.title).toBe("My Prayers - Prayer LIFE");
  expect(written(page)).toBe("Psalm 23\nHe leads me </textarea><b>\nhttps://a.example/?x=1&y");
  expect(page.document.querySelector("#prayer")?.hasAttribute("open")).toBe(true);
  expect(page.document.querySelectorAll("#prayer .notice")).toHaveLength(0);
  expect(await kept(ann)).toEqual([]);

  const saved = await press(server, page.document, "Save this prayer", { cookie: ann.Cookie });
  expect([saved.status, location(saved)]).toEqual([303, `${prayers}?done=prayer`]);
  expect(await kept(ann)).toHaveLength(1);
});

it("what stands in the text is not said twice, and what shows nothing is nothing", async () => {
  const { Cookie } = await enter(server);
  const url = "https://a.example/";
  expect(written(await share({ text: `See ${url}`, url }, Cookie))).toBe(`See ${url}`);
  expect(
    written(
      await share(
        [
          ["text", "One"],
          ["text", "Two"],
        ],
        Cookie,
      ),
    ),
  ).toBe("One\nTwo");
  for (const words of [{}, { text: " \u200b\n" }, { other: "Peace" }] as Record<string, string>[]) {
    const nothing = await share(words, Cookie);
    expect([nothing.status, location(nothing)]).toEqual([303, `${prayers}#prayer`]);
  }
});

it("more than a prayer holds is cut between its characters, and the page says so", async () => {
  const { Cookie } = await enter(server);
  const page = await share({ text: `${"🙏".repeat(5_000)}Amen` }, Cookie);
  expect([...written(page)]).toEqual(Array(5_000).fill("🙏"));
  expect(main(page)).toContain("What you shared was longer, so its end isn’t here.");
  const whole = await share({ text: "🙏".repeat(5_000) }, Cookie);
  expect(main(whole)).not.toContain("What you shared was longer");
  expect((await share({ text: "a".repeat(70_000) }, Cookie)).status).toBe(413);
});

it("whoever is signed out finds it again after the login, once", async () => {
  const ann = await enter(server);
  const page = await share({ text: "For Ben" });
  expect(page.status).toBe(401);
  expect(textsOf(page.document, "h1")).toEqual(["Log in to go on with what you shared"]);
  expect(main(page)).toContain("Your words are kept. Log in and they’ll be here again.");
  const { username, password } = ann;
  const filled = { Username: username, Password: password };
  const entered = await press(server, page.document, "Sign In", { filled });
  expect([entered.status, location(entered)]).toEqual([303, `${prayers}#prayer`]);
  expect(written(await openPage(server, prayers, { headers: { Cookie: ann.Cookie } }))).toBe(
    "For Ben",
  );
});

it("its address leads to My Prayers, or to the login before", async () => {
  const { Cookie } = await enter(server);
  const page = await openPage(server, "/share", { headers: { Cookie } });
  expect([page.status, location(page)]).toEqual([302, `${prayers}#prayer`]);
  const stranger = await openPage(server, "/share");
  expect([stranger.status, location(stranger)]).toEqual([303, "/auth?next=%2Fshare"]);
});

it("a malformed post is refused in the page", async () => {
  const { Cookie } = await enter(server);
  const sent = (type: string, body: string) =>
    askRaw(server.port, {
      method: "POST",
      path: "/share",
      headers: { ...handed, Cookie, "Content-Type": type },
      body,
    });
  expect((await sent("text/plain", "text=Peace")).status).toBe(415);
  expect((await sent("multipart/form-data; boundary=x", "--y")).status).toBe(400);
  expect((await sent("application/x-www-form-urlencoded", "text=%ff%00&%")).status).toBe(200);
});

it("the guard against other sites' posts is no looser, here or elsewhere", async () => {
  const { Cookie } = await enter(server);
  const foreign: Record<string, string>[] = [
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: server.url, "Sec-Fetch-Site": "same-site" },
  ];
  for (const claim of foreign)
    for (const path of ["/share", "/share.data", prayers]) {
      const sent = form({ form: "prayer", text: "Eve" }, { ...claim, Cookie });
      const { status, document } = await openPage(server, path, sent);
      expect([path, claim, status]).toEqual([path, claim, 403]);
      expect(document.body.textContent).not.toContain("Eve");
    }
});
