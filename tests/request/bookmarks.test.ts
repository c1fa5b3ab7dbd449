import { beforeAll, describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { cookieOf, enter, register } from "./support/account";
import { visitor as aVisitor, figure, intent, wordsOf } from "./support/visitor";

const server = withServer();

const visitor = (cookie?: string) => aVisitor(server, cookie);

const ann = { username: "Keeper", email: "keeper@example.org", password: "secret1" };

let [annsCookie, beasCookie] = ["", ""];

beforeAll(async () => {
  annsCookie = cookieOf(await register(server, ann));
  beasCookie = (await enter(server)).Cookie;
});

describe("what a visitor wanted to save", () => {
  it.each([
    ["/theme/theme-2", "favorite", "Added to your favorites", "In your favorites"],
    ["/plan/faith-plan", "save", "Plan saved", 'aria-pressed="true"'],
    ["/plan/wisdom-plan", "start", "Plan started", "You’ve begun this plan"],
  ])("of %s by '%s' is saved by the sign-in that leads back", async (path, name, words, button) => {
    const go = visitor();
    const asked = await go(path, intent(name));
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(`${path}?done=${name}`),
    ]);
    expect((await go(path)).text).toContain(`/auth?next=${encodeURIComponent(path)}`);
    const { username, password } = ann;
    const signIn = form({ form: "login", username, password });
    const wrong = form({ form: "login", username, password: "secret2" });
    expect((await go(`/auth?next=${path}`, wrong)).status).toBe(401);
    const entered = await go(`/auth?next=${path}`, signIn);
    expect(entered.headers.get("location")).toBe(asked.headers.get("location"));
    const page = await go(`${path}?done=${name}`);
    expect(page.text).toContain(words);
    expect(wordsOf(page)).toContain(button);
    expect((await ask(server, path)).text).not.toContain("Keeper");
  });

  it("is not saved by a sign-in that leads elsewhere", async () => {
    const go = visitor();
    await go("/theme/theme-3", intent("favorite"));
    const { username, password } = ann;
    const entered = await go("/auth", form({ form: "login", username, password }));
    expect(entered.headers.get("location")).toBe("/");
    expect((await go("/theme/theme-3")).text).toContain("Add to Favorites");
  });
});

describe("signed in", () => {
  it.each([
    ["/theme/theme-4", "favorite", "In your favorites", "Add to Favorites"],
    ["/plan/family-plan", "save", "</svg>Saved", "Save plan"],
  ])(
    "%s is saved by '%s' however often, until it is removed",
    async (path, name, words, before) => {
      const go = visitor(beasCookie);
      expect((await go(path)).text).toContain('aria-pressed="false"');
      expect((await go(path)).text).toContain(before);
      for (const _ of [1, 2]) expect((await go(path, intent(name))).status).toBe(303);
      const saved = await go(path);
      expect(saved.text).toContain('aria-pressed="true"');
      expect(saved.text).toContain(words);
      for (const _ of [1, 2]) await go(path, intent("remove"));
      expect((await go(path)).text).toContain(before);
    },
  );

  it("a favourite counts as a save while it is one", async () => {
    const saves = async () => figure(await ask(server, "/theme/theme-4"), "saves");
    const before = await saves();
    const [one, two] = [visitor(annsCookie), visitor(beasCookie)];
    for (const go of [one, two, two]) await go("/theme/theme-4", intent("favorite"));
    expect(await saves()).toBe(before + 2);
    await one("/theme/theme-4", intent("remove"));
    expect(await saves()).toBe(before + 1);
  });
});

describe("the page of what is saved", () => {
  const path = "/account/saved";

  it("asks a visitor to sign in, and leads back", async () => {
    for (const address of [path, `${path}.data`]) {
      const { status, headers, text } = await ask(server, address);
      const to = headers.get("location") ?? text;
      expect([status < 400, to]).toEqual([true, expect.stringContaining("/auth?next=")]);
      expect(headers.get("cache-control")).toContain("no-store");
    }
    const go = visitor();
    await go(path, intent("remove", { kind: "plan", item: "1" }));
    const { username, password } = ann;
    const entered = await go(`/auth?next=${path}`, form({ form: "login", username, password }));
    // What was pressed is done by then, and said there.
    expect(entered.headers.get("location")).toBe(`${path}?done=remove#saved`);
  });

  it("shows what a person saved, the latest first, and removes it", async () => {
    const go = visitor((await enter(server)).Cookie);
    expect((await go(path)).text).toContain("Nothing saved yet");
    await go("/plan/anxiety-plan", intent("save"));
    expect((await go(path)).text).not.toContain("Favorite themes");
    await go("/plan/faith-plan", intent("save"));
    await go("/theme/theme-7", intent("favorite"));
    const full = (await go(path)).text;
    expect(full).not.toContain("Nothing saved yet");
    const places = ["Faith Over Fear", "Dealing with Anxiety", ">Wisdom<"].map((title) =>
      full.indexOf(title),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    await go("/plan/anxiety-plan", intent("mark", { day: "1" }));
    const going = wordsOf(await go(path));
    expect(going).toContain("1 of 7 days prayed");
    expect(going).toMatch(/href="\/plan\/anxiety-plan#day"[^>]*><span>Continue with day 2/);
    const gone = await go(path, intent("remove", { kind: "plan", item: "faith-plan" }));
    expect(gone.headers.get("location")).toBe(`${path}?done=remove#saved`);
    const after = (await go(`${path}?done=remove`)).text;
    expect(after).toContain("Removed");
    expect(after).not.toContain("Faith Over Fear");
    expect(after).toContain("Dealing with Anxiety");
  });

  it("shows a plan in progress once on the overview, and one that waits among what is saved", async () => {
    const go = visitor((await enter(server)).Cookie);
    await go("/plan/anxiety-plan", intent("save"));
    await go("/plan/faith-plan", intent("save"));
    await go("/plan/anxiety-plan", intent("mark", { day: "1" }));
    const [before = "", after = ""] = (await go("/account")).text.split('id="saved-heading"');
    const [saved] = after.split("</section>");
    expect(before).toContain("Dealing with Anxiety");
    expect(saved).not.toContain("Dealing with Anxiety");
    expect(saved).toContain("Faith Over Fear");
    expect(saved).toContain("All you saved");
  });

  it("never removes what another person saved, nor what is nothing", async () => {
    await visitor(annsCookie)("/plan/1", intent("save"));
    const foreign = visitor(beasCookie);
    await foreign(path, intent("remove", { kind: "plan", item: "1" }));
    await foreign("/plan/1", intent("remove"));
    const nothing: Record<string, string>[] = [
      {},
      { kind: "user", item: "1" },
      { kind: "plan", item: "x".repeat(500) },
    ];
    for (const sent of nothing) {
      expect((await foreign(path, intent("remove", sent))).status).toBe(303);
    }
    expect((await visitor(annsCookie)(path)).text).toContain("5 Questions About Anger");
  });
});

describe("Amen", () => {
  it("counts one time prayed, once in a visit and for each theme", async () => {
    const prayed = async (id: string) => figure(await ask(server, `/theme/${id}`), "times prayed");
    const [one, two] = [await prayed("theme-5"), await prayed("theme-6")];
    const go = visitor();
    await go("/theme/theme-5", intent("amen"));
    await go("/theme/theme-5");
    await go("/theme/theme-5", intent("amen"));
    await go("/theme/theme-6", intent("amen"));
    expect([await prayed("theme-5"), await prayed("theme-6")]).toEqual([one + 1, two + 1]);
    await visitor()("/theme/theme-5", intent("amen"));
    expect(await prayed("theme-5")).toBe(one + 2);
  });
});

it("an intent that no page has is refused, and nothing inherited is an intent", async () => {
  for (const name of ["", "erase", "constructor", "__proto__"]) {
    expect((await ask(server, "/theme/theme-1", intent(name))).status).toBe(400);
  }
});
