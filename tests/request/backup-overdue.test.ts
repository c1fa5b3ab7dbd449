import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { startMailServer } from "../support/mail-server";
import { startServer } from "../support/server";

const day = 86_400;

it("the operator is told once that the backups come no more, and of a file that has them nothing", async () => {
  const mail = await startMailServer();
  const serveWithBackupOf = async (days: number) => {
    const DATA_DIR = temporaryFolder();
    const noted = join(DATA_DIR, "backed-up");
    writeFileSync(noted, "");
    const at = Date.now() / 1_000 - days * day;
    utimesSync(noted, at, at);
    const OPERATOR_EMAIL = `operator${days}@example.org`;
    const MAIL_FROM = "Prayer LIFE <letters@pray.example.org>";
    const settings = { DATA_DIR, SMTP_URL: mail.url, MAIL_FROM, OPERATOR_EMAIL };
    return [OPERATOR_EMAIL, settings] as const;
  };
  const [late, settings] = await serveWithBackupOf(4);
  const [punctual, others] = await serveWithBackupOf(2);
  const other = await startServer(others);
  const server = await startServer(settings);
  const [letter] = await mail.to(late);
  expect(letter?.subject).toBe("The last backup is 4 days old");
  expect(letter?.text).toContain("journalctl -u prayer-life-backup");
  expect(await server.stop()).toBe(0);
  const again = await startServer(settings);
  expect(await again.stop()).toBe(0);
  expect(await other.stop()).toBe(0);
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([[late]]);
  expect(punctual).not.toBe(late);
  await mail.close();
});
