import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { type Account, enter } from "./support/account";
import { fieldOf, type OpenedPage, openPage, textsOf, valuesOf } from "./support/document";
import { press } from "./support/drafts";
import { guard } from "./support/factor";

const server = withServer();
const path = "/account/prayers";
const preserved = "What you wrote before is here again.";

let ann: Account & { Cookie: string };
beforeEach(async () => {
  ann = await enter(server);
});

const open = (at: string, cookie = ann.Cookie) =>
  openPage(server, at, { headers: { Cookie: cookie } });
const main = ({ document }: OpenedPage) => document.querySelector("main")?.textContent ?? "";
/** The toast of a page without scripts. */
const toast = ({ document }: OpenedPage) => document.querySelector("dialog")?.textContent ?? "";
const cookieOf = ({ headers }: OpenedPage) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const location = ({ headers }: OpenedPage) => headers.get("location");
const written = (page: OpenedPage, label: string) => fieldOf(page.document, label).value;

/** Ends Ann's session behind the page's back: her cookie stays. */
const revoke = () => ask(server, "/auth", form({ form: "logout" }, { Cookie: ann.Cookie }));

const logIn = (page: OpenedPage, { username, password }: Pick<Account, "username" | "password">) =>
  press(server, page.document, "Sign In", {
    filled: { Username: username, Password: password },
    cookie: ann.Cookie,
  });

const mine = () =>
  rows(
    server,
    "SELECT text, title, answer FROM prayers JOIN users ON users.id = userId WHERE username = ? ORDER BY prayers.id",
    ann.username,
  );
const drafts = () =>
  rows(
    server,
    "SELECT words FROM drafts JOIN users ON users.id = userId WHERE username = ?",
    ann.username,
  );

/** What is written in the form of an open page is sent after the session ended. */
async function sendLate(at: string, button: string, filled: Record<string, string>) {
  const page = await open(at);
  await revoke();
  return press(server, page.document, button, { filled, cookie: ann.Cookie });
}

const send = (page: OpenedPage, button: string, cookie: string, filled = {}) =>
  press(server, page.document, button, { filled, cookie });

const hard = `<script>"It's" & more</script>\r\nاللهم 🙏 ${"ا🙏".repeat(1_600)}`;

describe("a prayer written after the session ended", () => {
  it("comes through sign-in, a wrong password too, and is saved once", async () => {
    const late = await sendLate(path, "Save this prayer", {
      "Your prayer": hard,
      "A name for it (optional)": "</textarea>",
    });
    expect(late.status).toBe(401);
    expect(late.headers.get("cache-control")).toBe("private, no-store");
    expect(late.document.title).toBe("You were signed out - Prayer LIFE");
    expect(main(late)).toContain("Your words are kept. Log in and they’ll be here again.");
    expect(main(late)).not.toContain("more</script>");

    const wrong = await logIn(late, { ...ann, password: "not the one" });
    expect(wrong.status).toBe(401);
    expect(main(wrong)).toContain("Your words are kept. Log in and they’ll be here again.");
    expect(main(wrong)).toContain("Invalid username or password");

    const entered = await logIn(wrong, ann);
    expect([entered.status, location(entered)]).toEqual([303, `${path}#prayer`]);
    const page = await open(path, cookieOf(entered));
    expect(main(page)).toContain(preserved);
    expect(toast(page)).toContain("Welcome back");
    expect(page.document.querySelector("#prayer")?.hasAttribute("open")).toBe(true);
    expect(written(page, "Your prayer")).toBe(hard.replaceAll("\r\n", "\n"));
    expect(written(page, "A name for it (optional)")).toBe("</textarea>");

    const saved = await send(page, "Save this prayer", cookieOf(entered));
    expect(location(saved)).toBe(`${path}?done=prayer`);
    expect(await mine()).toMatchObject([{ title: "</textarea>" }]);
    const after = await open(path, cookieOf(entered));
    expect([main(after).includes(preserved), written(after, "Your prayer")]).toEqual([false, ""]);
  });

  it("in two tabs is there twice, one after the other", async () => {
    const tabs = [await open(path), await open(path)];
    await revoke();
    const [one, two] = await Promise.all(
      tabs.map((tab, at) =>
        press(server, tab.document, "Save this prayer", {
          filled: { "Your prayer": `of tab ${at}` },
          cookie: ann.Cookie,
        }),
      ),
    );
    const first = await logIn(one as OpenedPage, ann);
    const second = await logIn(two as OpenedPage, ann);
    const cookie = cookieOf(second);
    expect(cookieOf(first)).not.toBe(cookie);
    let page = await open(path, cookie);
    expect(written(page, "Your prayer")).toBe("of tab 1");
    expect(main(page)).toContain("There is more of what you wrote");
    await send(page, "Save this prayer", cookie);
    page = await open(`${path}?done=prayer`, cookie);
    expect(written(page, "Your prayer")).toBe("of tab 0");
    expect(main(page)).toContain(preserved);
    await send(page, "Save this prayer", cookie);
    expect(await mine()).toMatchObject([{ text: "of tab 1" }, { text: "of tab 0" }]);
    expect(await drafts()).toEqual([]);
  });

  it("is shown to nobody else who signs in there", async () => {
    const late = await sendLate(path, "Save this prayer", { "Your prayer": "hers alone" });
    const ben = await enter(server);
    const entered = await logIn(late, ben);
    expect(location(entered)).toBe(path);
    const page = await open(path, cookieOf(entered));
    expect(main(page)).not.toContain("hers alone");
    expect(toast(page)).toContain("it belongs to another account, or waited too long");
    expect(await drafts()).toEqual([]);
    const own = await logIn(late, ann);
    expect(written(await open(path, cookieOf(own)), "Your prayer")).toBe("hers alone");
    await send(await open(path, cookieOf(own)), "Throw it away", cookieOf(own));
    expect(await drafts()).toEqual([]);
  });

  it("is not saved for somebody who signed in meanwhile", async () => {
    const page = await open(path);
    const ben = await enter(server);
    const response = await send(page, "Save this prayer", ben.Cookie, {
      "Your prayer": "hers alone",
    });
    expect(response.status).toBe(401);
    expect(main(response)).toContain("Somebody else is signed in here");
    expect(await rows(server, "SELECT 1 FROM prayers WHERE text = 'hers alone'")).toEqual([]);
    const entered = await logIn(response, ann);
    const shown = await open(path, cookieOf(entered));
    expect(written(shown, "Your prayer")).toBe("hers alone");
    await send(shown, "Throw it away", cookieOf(entered));
  });

  it("may be discarded without scripts", async () => {
    const late = await sendLate(path, "Save this prayer", { "Your prayer": "not wanted" });
    const cookie = cookieOf(await logIn(late, ann));
    const afresh = await send(await open(path, cookie), "Throw it away", cookie);
    expect(afresh.status).toBe(303);
    const page = await open(path, cookieOf(afresh) || cookie);
    expect([written(page, "Your prayer"), main(page).includes(preserved)]).toEqual(["", false]);
    expect(await mine()).toEqual([]);
  });

  it("of 60 KB comes through, and is refused as too long with its words", async () => {
    const long = "Lord, have mercy. ".repeat(3_000);
    const late = await sendLate(path, "Save this prayer", { "Your prayer": long });
    const cookie = cookieOf(await logIn(late, ann));
    const page = await open(path, cookie);
    expect(written(page, "Your prayer")).toBe(long);
    const refused = await send(page, "Save this prayer", cookie);
    expect(refused.status).toBe(400);
    expect(written(refused, "Your prayer")).toBe(long);
    const short = await send(refused, "Save this prayer", cookie, { "Your prayer": "Mercy." });
    expect(short.status).toBe(303);
    expect(await drafts()).toEqual([]);
  });

  it.each([
    ["that cannot be sealed short enough", true, randomBytes(45_100).toString("base64url")],
    ["of a form that names no account", false, '<i>"mine"'],
  ])("%s is there to be copied", async (_, named, text) => {
    const { document } = await open(path);
    const [own] = valuesOf(document, "[name=account]", "value");
    const account = named ? (own ?? "") : "";
    const response = await openPage(server, path, form({ form: "prayer", account, text }));
    expect(response.status).toBe(401);
    expect(main(response)).toContain("Please copy them, then log in.");
    expect(written(response, "Your prayer")).toBe(text);
    expect(fieldOf(response.document, "Your prayer").readOnly).toBe(true);
    expect(response.document.querySelector("[name=draft]")).toBeNull();
  });

  it("with a second step saves nothing before the code, which is asked for beside the words", async () => {
    const guarded = await guard(server, ann);
    ann = { ...ann, Cookie: guarded.Cookie };
    const late = await sendLate(path, "Save this prayer", { "Your prayer": "Rest" });
    const asked = await logIn(late, ann);
    expect([asked.status, await drafts()]).toEqual([400, []]);
    expect(main(asked)).toContain("Your account also asks for a code.");
    const filled = { Username: ann.username, Password: ann.password };
    const wrong = await send(asked, "Sign In", ann.Cookie, { ...filled, Code: "abcdef" });
    expect([wrong.status, await drafts()]).toEqual([400, []]);
    const right = await send(wrong, "Sign In", ann.Cookie, { ...filled, Code: guarded.code() });
    expect([right.status, location(right)]).toEqual([303, `${path}#prayer`]);
    expect(written(await open(path, cookieOf(right)), "Your prayer")).toBe("Rest");
  });

  it("of a sealed draft that was altered says so, and signs in", async () => {
    const late = await sendLate(path, "Save this prayer", { "Your prayer": "altered" });
    const field = late.document.querySelector<HTMLInputElement>("[name=draft]");
    if (!field) throw new Error("nothing is sealed");
    field.value = `${field.value.slice(0, -4)}AAAA`;
    const entered = await logIn(late, ann);
    expect([entered.status, location(entered)]).toEqual([303, path]);
    expect(toast(await open(path, cookieOf(entered)))).toContain("can’t be shown");
    expect(await drafts()).toEqual([]);
  });

  it("is hers to see and to take along, and goes with her account", async () => {
    const late = await sendLate(path, "Save this prayer", { "Your prayer": "not saved yet" });
    const cookie = cookieOf(await logIn(late, ann));
    expect(main(await open("/account/privacy/everything", cookie))).toContain("not saved yet");
    const file = await ask(server, "/account/privacy/everything.json", {
      headers: { Cookie: cookie },
    });
    expect(file.text).toContain("not saved yet");
    const { document } = await open("/account/privacy/delete", cookie);
    const [button = ""] = textsOf(document, "main form button[type=submit]").slice(-1);
    const gone = await press(server, document, button, {
      filled: { "Current password": ann.password },
      cookie,
    });
    expect(gone.status).toBe(303);
    expect(await drafts()).toEqual([]);
  });
});

/** A prayer of Ann's. @returns its path. */
async function pray(text: string): Promise<string> {
  await ask(server, path, form({ form: "prayer", text }, { Cookie: ann.Cookie }));
  const [row] = await rows(server, "SELECT handle FROM prayers ORDER BY id DESC LIMIT 1");
  return `${path}/${(row as { handle: string }).handle}`;
}

const deleteIt = (at: string) =>
  ask(
    server,
    `${at}/delete`,
    form({ intent: "delete", prayer: at.slice(-22) }, { Cookie: ann.Cookie }),
  );

const forms = [
  ["edit", "Save changes", "Your prayer", "text"],
  ["answer", "Save it with thanks", "How was it answered? (optional)", "answer"],
] as const;

describe.each(forms)("words to %s a prayer", (page, button, label, column) => {
  it("come through sign-in to their own page, and are saved", async () => {
    const at = await pray("as it was");
    const late = await sendLate(`${at}/${page}`, button, { [label]: "written late" });
    expect(late.status).toBe(401);
    const entered = await logIn(late, ann);
    expect(location(entered)).toBe(`${at}/${page}`);
    const shown = await open(`${at}/${page}`, cookieOf(entered));
    expect([written(shown, label), main(shown).includes(preserved)]).toEqual([
      "written late",
      true,
    ]);
    expect(main(await open(path, cookieOf(entered)))).not.toContain("written late");
    expect((await send(shown, button, cookieOf(entered))).status).toBe(303);
    expect(await mine()).toMatchObject([{ [column]: "written late" }]);
    expect(await drafts()).toEqual([]);
  });

  it("are offered as a new prayer where that one was deleted in another tab", async () => {
    const at = await pray("as it was");
    const tab = await open(`${at}/${page}`);
    await deleteIt(at);
    const response = await send(tab, button, ann.Cookie, { [label]: "written late" });
    expect([response.status, location(response)]).toEqual([303, `${path}#prayer`]);
    const offered = await open(path);
    expect(main(offered)).toContain(
      "That prayer was deleted meanwhile. Your words are kept: save them as a new prayer.",
    );
    expect(written(offered, "Your prayer")).toBe("written late");
    await send(offered, "Save this prayer", ann.Cookie);
    expect(await mine()).toMatchObject([{ text: "written late" }]);
    expect(await drafts()).toEqual([]);
  });

  it("are so too where it was deleted before the sign-in", async () => {
    const at = await pray("as it was");
    const tab = await open(`${at}/${page}`);
    await deleteIt(at);
    await revoke();
    const late = await send(tab, button, ann.Cookie, { [label]: "written late" });
    const entered = await logIn(late, ann);
    expect(location(entered)).toBe(`${path}#prayer`);
    const offered = await open(path, cookieOf(entered));
    expect(main(offered)).toContain("That prayer was deleted meanwhile.");
    expect(written(offered, "Your prayer")).toBe("written late");
    await send(offered, "Throw it away", cookieOf(entered));
  });
});

describe("the way in", () => {
  const reason = async (at: string, headers: Record<string, string> = {}) => {
    const page = await openPage(server, at, { headers });
    return textsOf(page.document, "main .notice")[0];
  };

  it("says why one is there", async () => {
    const asked = await ask(server, `${path}?page=2`);
    const at = asked.headers.get("location") ?? "";
    expect(await reason(at)).toBe("Please log in to see that page.");
    expect(await reason(at.replace("/auth?", "/auth?tab=register&"))).toBe(
      "Create an account, and we’ll take you right there.",
    );
    await revoke();
    expect(await reason(at, { Cookie: ann.Cookie })).toBe(
      "You were signed out. Please log in again.",
    );
  });

  it.each(["/auth", "/auth?next=/plan/1", "/auth?next=/accountant"])(
    "says nothing at %s",
    async (at) => {
      expect(await reason(at)).toBeUndefined();
    },
  );
});
