import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ask, form, json, newsletter, readData } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { rows, withServer } from "../support/with-server";
import { account, cookieOf, logIn, register } from "./support/account";

const server = withServer({}, /SQLITE_READONLY_DBMOVED/);
const sentence = "We can’t save anything right now. Please try again in a moment.";
const file = () => join(server.folder, "prayer-life.db");
const aside = () => `${file()}.aside`;
const email = "ann@example.org";
const health = async () => {
  const { status, text } = await ask(server, "/healthz");
  return { code: status, ...JSON.parse(text) };
};
const doctor = async () => {
  const { code, stdout } = await run(["doctor", "--json"], { DATA_DIR: server.folder });
  const found = stdout.trim().split("\n").filter(Boolean);
  return { code, of: found.map((line) => JSON.parse(line)).find(({ what }) => what === "Server") };
};

describe("backup", () => {
  it.each(["prayer-life.db", "secret", "new.db"])(
    "does not write to %s in the data folder, with what is kept intact",
    async (name) => {
      const target = join(server.folder, name);
      const stood = existsSync(target);
      const made = await run(["backup", target, "--force"], { DATA_DIR: server.folder });
      expect(made).toMatchObject({ code: 1, stdout: "" });
      expect(made.stderr).toMatch(/^prayer-life: .*data folder.*\n$/);
      expect(existsSync(target)).toBe(stood);
      expect((await health()).code).toBe(200);
    },
  );

  it("makes no new file there either", async () => {
    const made = await run(["backup", "--dir", server.folder], { DATA_DIR: server.folder });
    expect(made).toMatchObject({ code: 1, stdout: "" });
  });
});

describe("restore", () => {
  it("does not take the database itself for a backup", async () => {
    const DATA_DIR = temporaryFolder();
    await run(["migrate"], { DATA_DIR });
    for (const more of [[], ["--unsealed"]]) {
      const target = join(DATA_DIR, "prayer-life.db");
      const made = await run(["restore", target, "--quiet", ...more], { DATA_DIR });
      expect([made.code, made.stdout]).toEqual([1, ""]);
      expect(made.stderr).toMatch(/^prayer-life: .*is the database itself.*\n$/);
    }
  });
});

describe.each([
  ["replaced", () => copyFileSync(aside(), file())],
  ["gone", () => {}],
])("while the database under the server is %s", (_, put) => {
  const take = () => {
    renameSync(file(), aside());
    put();
  };
  const giveBack = () => {
    rmSync(file(), { force: true });
    renameSync(aside(), file());
  };
  afterEach(() => {
    if (existsSync(aside())) giveBack();
  });

  it("health and doctor say so, until it is back", async () => {
    expect(await health()).toEqual(expect.objectContaining({ code: 200, status: "ok" }));
    expect(await doctor()).toMatchObject({ of: { state: "good" } });
    take();
    expect(await health()).toEqual({
      code: 503,
      status: "unwell",
      reason: "replaced",
      message: expect.stringMatching(/database file .*\. .*restart/),
    });
    expect(await doctor()).toMatchObject({
      code: 1,
      of: { state: "bad", found: expect.stringContaining("database") },
    });
    giveBack();
    expect((await health()).code).toBe(200);
    expect(await doctor()).toMatchObject({ of: { state: "good" } });
  });

  it("forms ask to come back, with the input preserved; then it is saved", async () => {
    take();
    const page = await ask(server, "/features", newsletter(email));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(page.text).toContain(`value="${email}"`);
    expect(page.text).toContain(`503: ${sentence}`);
    const api = await ask(server, "/api/newsletter", json({ email }));
    expect([api.status, api.headers.get("Retry-After"), api.text]).toEqual([503, "5", sentence]);
    const script = await ask(server, "/features.data", newsletter(email));
    expect([script.status, script.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await readData(script.text)).toMatchObject({
      data: { notice: { status: `503: ${sentence}` } },
    });
    giveBack();
    expect(await rows(server, "SELECT * FROM newsletter_subscriptions")).toEqual([]);
    expect((await ask(server, "/features", newsletter(email))).status).toBe(303);
    expect(await rows(server, "SELECT email FROM newsletter_subscriptions")).toEqual([{ email }]);
    await forgetEntry();
  });

  it("so do buttons and signing in and out", async () => {
    const ann = account();
    const Cookie = cookieOf(await register(server, ann));
    take();
    const save = form({ intent: "favorite" }, { Cookie });
    for (const path of ["/theme/theme-1", "/theme/theme-1.data"]) {
      const { status, headers } = await ask(server, path, save);
      expect([path, status, headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    }
    expect((await logIn(server, ann)).status).toBe(503);
    expect((await register(server, account())).status).toBe(503);
    expect((await ask(server, "/api/logout", { method: "POST", headers: { Cookie } })).status).toBe(
      503,
    );
    giveBack();
    expect((await ask(server, "/api/user", { headers: { Cookie } })).status).toBe(200);
    expect((await ask(server, "/theme/theme-1", save)).status).toBe(303);
  });

  it("everything can be read", async () => {
    take();
    for (const path of ["/", "/features", "/plan/1?day=3", "/contact", "/theme/theme-7?pray=now"])
      expect([path, (await ask(server, path)).status]).toEqual([path, 200]);
  });
});

/** The next way to lose the database starts from none. */
async function forgetEntry(): Promise<void> {
  await run(["erase", "--subject", email, "--yes"], { DATA_DIR: server.folder });
}
