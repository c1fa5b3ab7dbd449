import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { program, start } from "../support/program";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { rows } from "../support/with-server";
import { type Postfix, postfix, startPostfix } from "./postfix";

const MAIL_FROM = "letters@pray.example.org";
const file = join(temporaryFolder(), "hello.md");
writeFileSync(file, "# Hello\n\nPeace.");

type Finding = { what: string; state: string; found: string; advice?: string };

/** What the doctor says of a part, asked from a shell with these settings. */
async function doctor(what: string, env: Record<string, string>): Promise<Finding | undefined> {
  const { stdout } = await run(["doctor", "--json"], env);
  const found = stdout.trim().split("\n");
  return found.map((line): Finding => JSON.parse(line)).find((one) => one.what === what);
}

const test = (env: Record<string, string>) =>
  run(["letter", "send", file, "--test", "me@example.org"], env);

describe.runIf(postfix)("beside a Postfix that has signed its certificate itself", () => {
  let mail: Postfix;
  const DATA_DIR = temporaryFolder();
  const settings = (who = "ann:right@", host = "127.0.0.1") => ({
    DATA_DIR,
    MAIL_FROM,
    SMTP_URL: `smtp://${who}${host}:${mail.port}`,
  });

  beforeAll(async () => {
    mail = await startPostfix();
    await run(["migrate"], { DATA_DIR });
  });
  afterAll(() => mail.stop());

  it("letters go on the same machine, encrypted and with the password", async () => {
    expect(await doctor("Mail server", settings())).toMatchObject({
      state: "good",
      found: "answers, and takes the user name and password",
    });
    const server = await startServer(settings());
    await ask(server, "/?index", newsletter("ann@example.org"));
    await expect
      .poll(() => rows(server, "SELECT state FROM outbox"), { timeout: 10_000 })
      .toEqual([{ state: "sent" }]);
    const tested = await test(settings());
    expect([tested.code, tested.stdout]).toEqual([0, expect.stringContaining("by the server")]);
    expect(mail.log()).toMatch(/sasl_username=ann/);
    expect(await server.stop()).toBe(0);
  });

  it("a machine elsewhere has to prove who it is, unless its operator says otherwise", async () => {
    // To this program it is another machine; it leads to this one all the same.
    const there = settings("ann:right@", "0.0.0.0");
    const unknown = await doctor("Mail server", there);
    expect(unknown?.state).toBe("bad");
    expect(unknown?.found).toContain("nobody whom this machine trusts has signed its certificate");
    expect(unknown?.advice).toContain("SMTP_CA");
    const ways: Record<string, string>[] = [
      { SMTP_CA: mail.certificate },
      { SMTP_CA: mail.certificate, SMTP_TLS: "required" },
      { SMTP_TLS: "unverified" },
    ];
    for (const more of ways)
      expect((await doctor("Mail server", { ...there, ...more }))?.state).toBe("good");
  });

  it("each fault is told by its name: password, no password, nobody there", async () => {
    const wrong = await doctor("Mail server", settings("ann:wrong@"));
    expect([wrong?.state, wrong?.found]).toEqual([
      "bad",
      expect.stringMatching(/does not take the user name and password of SMTP_URL \(AUTH 535/),
    ]);
    const none = await test(settings(""));
    expect([none.code, none.stderr]).toEqual([
      1,
      expect.stringMatching(/passes on no letters of this site \(RCPT 554 5\.7\.1\)/),
    ]);
    const gone = await doctor("Mail server", { ...settings(), SMTP_URL: "smtp://127.0.0.1:9" });
    expect([gone?.state, gone?.found]).toEqual([
      "bad",
      expect.stringMatching(/nothing answers at 127\.0\.0\.1:9/),
    ]);
    const tls = { ...settings(), SMTP_URL: `smtps://ann:right@127.0.0.1:${mail.port}` };
    expect((await doctor("Mail server", tls))?.advice).toContain("smtp:// for ports 587 and 25");
  });

  it("a server whose password is wrong says so itself, and sends once it is right", async () => {
    const server = await startServer(settings("ann:wrong@"));
    await ask(server, "/?index", newsletter("ben@example.org"));
    const letters = () => doctor("Letters", settings());
    await expect
      .poll(async () => (await letters())?.found, { timeout: 15_000 })
      .toMatch(/sends none since .*user name and password/);
    const tested = await test(settings());
    expect([tested.code, tested.stderr]).toEqual([1, expect.stringContaining("AUTH 535")]);
    expect(await server.stop()).toBe(0);
    const other = await startServer(settings());
    await expect
      .poll(() => rows(other, "SELECT DISTINCT state FROM outbox"), { timeout: 10_000 })
      .toEqual([{ state: "sent" }]);
    expect(await other.stop()).toBe(0);
  });

  const isolated = spawnSync("unshare", ["-n", "true"]).status === 0;
  it.runIf(isolated)(
    "a server without a network is found out, though the shell has one",
    async () => {
      const child = start(["serve"], { PORT: "0", ...settings() }, ["unshare", "-n", ...program]);
      const ended = once(child, "exit");
      const found = async () => (await doctor("Letters", settings()))?.found;
      await expect.poll(found, { timeout: 15_000 }).toMatch(/there is no network \(/);
      expect((await doctor("Mail server", settings()))?.state).toBe("good");
      const tested = await test(settings());
      expect([tested.code, tested.stderr]).toEqual([
        1,
        expect.stringContaining("PrivateNetwork=no"),
      ]);
      child.kill("SIGTERM");
      await ended;
    },
  );
});
