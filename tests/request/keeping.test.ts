import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, json, type Page } from "../ask";
import { withServer } from "../with-server";

const server = withServer();

/** A browser that keeps its one cookie. */
function visitor() {
  let cookie = "";
  return async (path: string, init: RequestInit = {}): Promise<Page> => {
    const headers = { ...(init.headers as Record<string, string>), Cookie: cookie };
    const page = await ask(server, path, { ...init, headers });
    const set = page.headers.getSetCookie()[0];
    if (set) cookie = set.split(";")[0] ?? "";
    return page;
  };
}

const act = (name: string, more: Record<string, string> = {}) => form({ act: name, ...more });
const figure = (page: Page, label: string) => {
  const text = page.text.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ");
  return Number(new RegExp(`([\\d,]+) ${label}`).exec(text)?.[1]?.replace(",", ""));
};

const ann = { username: "Keeper", email: "keeper@example.org", password: "secret1" };

beforeAll(async () => {
  expect((await ask(server, "/api/register", json(ann))).status).toBe(201);
});

describe("what a visitor wanted to keep", () => {
  it.each([
    ["/theme/theme-2", "favorite", "Added to your favorites", "In your favorites"],
    ["/plan/faith-plan", "save", "Plan saved", "Saved. Remove this plan"],
    ["/plan/wisdom-plan", "start", "Plan started", "Start Plan"],
  ])("of %s by '%s' is kept by the sign-in that leads back", async (path, name, words, button) => {
    const go = visitor();
    const asked = await go(path, act(name));
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
    expect(entered.headers.get("location")).toBe(`${path}?done=${name}`);
    const page = await go(`${path}?done=${name}`);
    expect(page.text).toContain(words);
    expect(page.text).toContain(button);
    expect((await ask(server, path)).text).not.toContain("Keeper");
  });

  it("is not kept by a sign-in that leads elsewhere", async () => {
    const go = visitor();
    await go("/theme/theme-3", act("favorite"));
    const { username, password } = ann;
    const entered = await go("/auth", form({ form: "login", username, password }));
    expect(entered.headers.get("location")).toBe("/");
    expect((await go("/theme/theme-3")).text).toContain("Add to Favorites");
  });
});

describe("signed in", () => {
  it("a favourite counts as a save, and goes when it is pressed again", async () => {
    const go = visitor();
    await go("/api/login", json({ username: ann.username, password: ann.password }));
    const before = figure(await go("/theme/theme-4"), "saves");
    await go("/theme/theme-4", act("favorite"));
    const kept = await go("/theme/theme-4");
    expect(figure(kept, "saves")).toBe(before + 1);
    expect(kept.text).toContain("In your favorites");
    await go("/theme/theme-4", act("favorite"));
    expect(figure(await go("/theme/theme-4"), "saves")).toBe(before);
  });
});

describe("Amen", () => {
  it("counts one time prayed, once in a visit and for each theme", async () => {
    const prayed = async (id: string) => figure(await ask(server, `/theme/${id}`), "times prayed");
    const [one, two] = [await prayed("theme-5"), await prayed("theme-6")];
    const go = visitor();
    await go("/theme/theme-5", act("amen"));
    await go("/theme/theme-5");
    await go("/theme/theme-5", act("amen"));
    await go("/theme/theme-6", act("amen"));
    expect([await prayed("theme-5"), await prayed("theme-6")]).toEqual([one + 1, two + 1]);
    await visitor()("/theme/theme-5", act("amen"));
    expect(await prayed("theme-5")).toBe(one + 2);
  });
});

it("an act that no page has is refused, and nothing inherited is an act", async () => {
  for (const name of ["", "erase", "constructor", "__proto__"]) {
    expect((await ask(server, "/theme/theme-1", act(name))).status).toBe(400);
  }
});
