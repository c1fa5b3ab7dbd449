import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { ask, form, json } from "../../support/ask";
import { temporaryFolder } from "../../support/folder";
import { run } from "../../support/run";
import { rows, withServer } from "../../support/with-server";
import { enter } from "../support/account";

const server = withServer({ METRICS_TOKEN: "a token of sixteen" });
const command = (...args: string[]) =>
  run(args, { DATABASE_URL: server.database ?? "", SECRET: "5".repeat(64), DATA_DIR: "/nowhere" });

it("every command that an operator needs works beside the server", async () => {
  const ann = await enter(server);
  const prayer = { fullName: "Ann", email: ann.email, prayerRequest: "For peace." };
  expect((await ask(server, "/api/prayer-request", json(prayer))).status).toBe(201);
  expect((await command("migrate")).stdout).toContain("up to date");
  expect((await command("inbox")).stdout).toContain(ann.email);
  expect((await command("user", "list")).stdout).toContain(ann.email);
  expect((await command("export", "--subject", ann.email)).stdout).toContain("For peace.");
  const erased = await command("erase", "--subject", ann.email, "--yes");
  expect([erased.code, erased.stderr]).toEqual([0, "Backups made before this hold it still.\n"]);
  expect((await command("inbox")).stdout).not.toContain(ann.email);
  expect((await ask(server, "/account", { headers: { Cookie: ann.Cookie } })).status).toBe(303);
});

it.each(["backup", "restore"])("%s names PostgreSQL's own tools", async (name) => {
  const { code, stderr } = await command(name, "a.db");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/pg_(dump|restore)/)]);
});

it("its figures are there for whoever knows the token", async () => {
  const email = "someone@example.org";
  await ask(server, "/?index", form({ form: "newsletter", email }));
  expect((await ask(server, "/metrics")).status).toBe(404);
  const headers = { Authorization: "Bearer a token of sixteen" };
  const { text } = await ask(server, "/metrics", { headers });
  for (const name of [
    "http_requests_total",
    "http_request_duration_seconds_bucket",
    "prayer_life_rendering_waiting",
    "prayer_life_hashing_waiting",
    "prayer_life_database_connections",
    "prayer_life_database_waiting",
    "prayer_life_database_retries",
    "prayer_life_rate_limit_refusals_total",
    "prayer_life_requests_waiting",
    "prayer_life_requests_oldest_seconds",
  ])
    expect(text).toContain(name);
  expect(text).not.toContain(email);
});

it("the way back keeps the key of the instances, so that nobody has to log in again", async () => {
  const [DATA_DIR, other] = [temporaryFolder(), temporaryFolder()];
  const SECRET = "a5".repeat(32);
  const from = ["copy", "--from", server.database ?? ""];
  const told = await run(from, { DATA_DIR, SECRET });
  expect([told.code, told.stderr]).toEqual([0, expect.stringContaining("SECRET is kept in")]);
  expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(SECRET);
  expect((await run(from, { DATA_DIR: other })).stderr).toContain("SECRET is not set");
});

it("an address that cannot be one is refused in our words", async () => {
  const { code, stderr } = await run(["copy", "--to", "postgres://a@one,two/x"], { DATA_DIR: "." });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining("The address names several machines"),
  ]);
});

it("sealing waits until no instance of an earlier release is connected", async () => {
  const folder = temporaryFolder();
  const passphrase = join(folder, "passphrase");
  writeFileSync(passphrase, "a passphrase of mine\n");
  const begin = (copy: string) =>
    command("secret", "export", join(folder, copy), "--passphrase", passphrase);
  const earlier = new pg.Client({
    connectionString: server.database,
    application_name: "prayer-life",
  });
  await earlier.connect();
  const refused = await begin("early");
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("earlier release")]);
  expect(await rows(server, "SELECT * FROM sealing")).toEqual([]);
  await earlier.end();
  expect(await begin("copy")).toMatchObject({ code: 0 });
});

it("once words are sealed nothing is copied with another secret, and none is made while an instance runs", async () => {
  const [kept, DATA_DIR] = [temporaryFolder(), temporaryFolder()];
  const [p, copy, next] = [join(kept, "p"), join(kept, "copy"), join(kept, "next")];
  writeFileSync(p, "a passphrase of mine\n");
  const exported = await command("secret", "export", copy, "--passphrase", p);
  expect(exported).toMatchObject({ code: 0 });
  const ann = await enter(server);
  const sent = form({ form: "prayer", text: "For peace at home." }, { Cookie: ann.Cookie });
  await ask(server, "/account/prayers", sent);
  expect(await command("seal")).toMatchObject({ code: 0 });
  const from = ["copy", "--from", server.database ?? ""];
  const other = await run(from, { DATA_DIR, SECRET: "a5".repeat(32) });
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining("is not the secret")]);
  const none = await run(from, { DATA_DIR: temporaryFolder() });
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("is missing")]);
  const right = await run(from, { DATA_DIR: temporaryFolder(), SECRET: "5".repeat(64) });
  expect(right).toMatchObject({ code: 0 });

  const early = await command("secret", "rotate", next, "--passphrase", p);
  expect([early.code, early.stderr]).toEqual([1, expect.stringContaining("stop them all first")]);
  await server.stop();
  const rotated = await command("secret", "rotate", next, "--passphrase", p);
  expect(rotated).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\nSECRET=[0-9a-f]{64}\n/),
  });
  expect([existsSync(next), existsSync(`${next}.next`)]).toEqual([true, false]);
  const [, SECRET = ""] = /SECRET=(\w+)/.exec(rotated.stdout) ?? [];
  const old = await command("export", "--subject", ann.email);
  expect([old.code, old.stderr]).toEqual([1, expect.stringContaining("is not the secret")]);
  const settings = { DATABASE_URL: server.database ?? "", DATA_DIR: "/nowhere", SECRET };
  const mine = await run(["export", "--subject", ann.email], settings);
  expect(mine.stdout).toContain("For peace at home.");

  const bundle = join(kept, "all.tar");
  const all = await run(["backup", "--all", bundle, "--passphrase", p], settings);
  expect([all.code, all.stdout]).toEqual([0, expect.stringContaining("pg_dump")]);
  const back = await run(["restore", bundle, "--passphrase", p], settings);
  expect([back.code, back.stdout]).toEqual([0, `SECRET=${SECRET}\n`]);
});
