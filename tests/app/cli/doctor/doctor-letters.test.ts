import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { examineLetters, examineOutbox } from "../../../../app/cli/doctor/doctor-letters.server";
import { parseEnv } from "../../../../app/runtime/env.server";
import { queriesOn } from "../../../../db/engines/sqlite/executor.server";
import { migrate } from "../../../../db/engines/sqlite/migrate.server";

const about = (env: Record<string, string>) => {
  const parsed = parseEnv(env);
  if ("problems" in parsed) throw new Error(parsed.problems.join());
  return examineLetters(parsed.settings);
};

it("letters are off without a mail server, and shown without its password with one", () => {
  expect(about({})).toMatchObject([{ what: "SMTP_URL", found: "not set: no letters are sent" }]);
  const on = { SMTP_URL: "smtps://ann:hunter2@mail.example.org", MAIL_FROM: "a@example.org" };
  expect(about(on)).toMatchObject([
    { found: "smtps://mail.example.org" },
    { found: "a@example.org" },
    { what: "OPERATOR_EMAIL", state: "doubtful" },
  ]);
  expect(JSON.stringify(about(on))).not.toContain("hunter2");
});

it("letters that wait for an hour are doubted; those of a slow one to many are not", async () => {
  const sqlite = new Database(":memory:");
  migrate(sqlite);
  const now = 10 * 3_600_000;
  const outbox = () => examineOutbox(queriesOn(sqlite as never), now);
  const add = sqlite.prepare(
    "INSERT INTO outbox (handle, kind, createdAt, dueAt) VALUES (?, 'digest', ?, ?)",
  );
  expect(await outbox()).toMatchObject({ state: "good" });
  add.run("a".repeat(22), 1, now + 1);
  add.run("b".repeat(22), now - 60_000, now - 60_000);
  expect(await outbox()).toMatchObject({
    state: "good",
    found: "1 letters waiting, 0 refused",
  });
  add.run("c".repeat(22), 1, 2);
  expect(await outbox()).toMatchObject({ state: "doubtful" });
  sqlite.exec("UPDATE outbox SET reason = 'held back'");
  expect(await outbox()).toMatchObject({ found: expect.stringContaining("3 held back") });
});
