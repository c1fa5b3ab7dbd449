import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ask, form, json } from "../../support/ask";
import { temporaryFolder } from "../../support/folder";
import { run } from "../../support/run";
import { withServer } from "../../support/with-server";
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

it("the way back keeps the key of the instances, so that nobody has to sign in again", async () => {
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
