import { beforeAll, expect, inject, it } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import { createDatabase } from "../../support/postgres/postgres-database";
import { run } from "../../support/run";

const server = String(inject("postgres"));
let database: string;

beforeAll(async () => {
  database = await createDatabase(server);
  const engine = openPostgres(database, { migrates: true });
  await engine.ping();
  await engine.close();
});

type Finding = { what: string; state: string; found: string; advice?: string };

/** What the doctor says of a database, by what it is said of. */
async function doctor(DATABASE_URL: string) {
  const env = { DATABASE_URL, SECRET: "5".repeat(64), DATA_DIR: "/nowhere" };
  const { code, stdout } = await run(["doctor", "--json"], env);
  const found = stdout
    .trim()
    .split("\n")
    .map((line): Finding => JSON.parse(line));
  return { code, stdout, of: (what: string) => found.find((one) => one.what === what) };
}

it("finds what is sound, what a test server does without, and shows no secret", async () => {
  const { code, stdout, of } = await doctor(database.replace("postgres@", "postgres:5ecret@"));
  for (const what of ["Database", "PostgreSQL", "Encoding", "Primary", "Schema", "Clock", "Outbox"])
    expect([what, of(what)?.state]).toEqual([what, "good"]);
  expect(of("Durability")).toMatchObject({ state: "bad", found: expect.stringMatching(/^fsync/) });
  expect(of("Role")?.state).toBe("doubtful");
  expect(of("Connection")?.found).toBe("within this machine");
  expect(code).toBe(1);
  expect(stdout).not.toContain("5ecret");
  expect(stdout).not.toContain("5".repeat(64));
});

it("finds a schema that is newer, one that is not there, and changes neither", async () => {
  const empty = await createDatabase(server);
  for (let turn = 0; turn < 2; turn++)
    expect((await doctor(empty)).of("Schema")).toMatchObject({
      state: "bad",
      advice: expect.stringContaining("migrate"),
    });
  const newer = await createDatabase(server, new URL(database).pathname.slice(1));
  const engine = openPostgres(newer);
  await engine.pool.run("UPDATE schema_version SET version = 99");
  await engine.close();
  expect((await doctor(newer)).of("Schema")?.advice).toBe("Run the newer program.");
});

it("finds a database that takes no writes, and one that nobody reaches", async () => {
  const readOnly = await createDatabase(server);
  const engine = openPostgres(readOnly);
  const name = new URL(readOnly).pathname.slice(1);
  await engine.pool.run(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  await engine.close();
  expect((await doctor(readOnly)).of("Primary")?.state).toBe("bad");
  const gone = await doctor("postgres://nobody:5ecret@127.0.0.1:9/none");
  expect([gone.code, gone.of("Database")?.state]).toEqual([1, "bad"]);
  expect(gone.stdout).not.toContain("5ecret");
});
