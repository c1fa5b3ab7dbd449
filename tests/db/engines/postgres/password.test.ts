import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import { findPassword } from "#db/engines/postgres/connections.server";
import { temporaryFolder } from "../../../support/folder";
import { startPasswordServer } from "../../../support/postgres/password-server";

afterEach(() => vi.unstubAllEnvs());

function fileOf(lines: string, mode = 0o600): string {
  const file = join(temporaryFolder(), ".pgpass");
  writeFileSync(file, lines);
  chmodSync(file, mode);
  vi.stubEnv("PGPASSFILE", file);
  return file;
}

const asked = { host: "db.example.org", port: 5432, database: "prayer", user: "ann" };

it("is that of the first line that fits", () => {
  fileOf("# mine\nother:5432:*:*:no\ndb.example.org:5432:prayer:ann:a\\:b\\\\c\n*:*:*:*:late\n");
  expect(findPassword(asked)).toBe("a:b\\c");
  expect(findPassword({ ...asked, port: 5433 })).toBe("late");
});

it("of a socket is that of localhost", () => {
  fileOf("localhost:*:*:ann:here\n");
  expect(findPassword({ ...asked, host: "/run/postgresql" })).toBe("here");
});

it("is asked for in our own words, and not of a file that others can read", () => {
  const file = fileOf("db.example.org:1:*:*:no\n");
  expect(() => findPassword(asked)).toThrow(`asks for a password: there is none in`);
  chmodSync(file, 0o644);
  expect(() => findPassword(asked)).toThrow(`chmod 600 ${file}`);
});

it("is taken without a word beside it, and its absence is told as what it is", async () => {
  const server = await startPasswordServer();
  const warned = vi.spyOn(process, "emitWarning");
  const told = async () => {
    const db = openPostgres(`postgres://ann@127.0.0.1:${server.port}/prayer`);
    return db.ping().then(
      () => db.close().then(() => "in"),
      (error: Error) => db.close().then(() => error.message),
    );
  };
  fileOf("");
  expect(await told()).toMatch(/^PostgreSQL 08006: PostgreSQL asks for a password: there is none/);
  fileOf("127.0.0.1:*:prayer:ann:peace\n");
  await told();
  expect(server.passwords).toEqual(["peace"]);
  expect(warned).not.toHaveBeenCalled();
  server.close();
});
