import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer, type TestMailServer } from "../../support/mail-server";
import { sealSite } from "./seal-site.mjs";

/** A site of its own that sends letters, to a mail server of its own. */
export type MailingSite = { url: string; mail: TestMailServer; stop(): void };

/** Starts both. */
export async function startMailingSite(): Promise<MailingSite> {
  const mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-letters-"));
  const [file, ...first]: [string, ...string[]] = process.env.BINARY
    ? [process.env.BINARY]
    : [process.execPath, "build/prayer-life.cjs"];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    ANNOUNCE: "on",
    PORT: "0",
    DATA_DIR: folder,
    RATE_LIMIT: "off",
    PHOTOS: "off",
    LOG_LEVEL: "warn",
    SMTP_URL: mail.url,
    MAIL_FROM: "Prayer LIFE <letters@pray.example.org>",
  };
  sealSite([file, ...first], env);
  const child: ChildProcess = spawn(file, [...first, "serve"], { env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += chunk;
      const port = /Prayer LIFE is at \S+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once("exit", () => reject(new Error(output)));
  });
  const stop = () => {
    child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  return { url, mail, stop };
}
