import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ask, form, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { rows, withServer } from "../support/with-server";

const gone = new Set<string>();
const mail = await startMailServer((address) =>
  gone.has(address) ? { code: 550, text: "5.1.1 No such user" } : undefined,
);
const MAIL_FROM = "Prayer LIFE <letters@pray.example.org>";
const settings = { SMTP_URL: mail.url, MAIL_FROM, ORIGIN: "http://localhost:3000" };
const server = withServer(settings);

const folder = temporaryFolder();
const file = join(folder, "may.md");
writeFileSync(
  file,
  `# News of May & June

Dear reader, *grace* and **peace**. <script>alert(1)</script>

> The LORD is my shepherd.

- One thing
- Another, at [our site](https://example.org/?a=1&b=2) or [nowhere](javascript:alert(1))

![a picture](https://example.org/spy.png)
`,
);

const letter = (...args: string[]) =>
  run(["letter", ...args], { ...settings, DATA_DIR: server.folder });

let number = 0;

/** An entry whose address said yes. */
async function subscribed(page = "/?index", name = "newsletter"): Promise<string> {
  number += 1;
  const email = `friend${number}@example.org`;
  await ask(server, page, name === "newsletter" ? newsletter(email) : form({ form: name, email }));
  const [asked] = await mail.to(email);
  const intent = "confirm-letters";
  await ask(server, linkIn(asked as never, "/letters/confirm"), form({ intent }));
  return email;
}

describe("a letter to many", () => {
  it("goes once to whoever said yes, with ways to leave and nothing from elsewhere", async () => {
    const [ann, ben] = [await subscribed(), await subscribed()];
    const waiting = await subscribed("/coming-soon", "waitlist");
    await ask(server, "/?index", newsletter("silent@example.org"));
    await mail.to("silent@example.org");
    const unasked = await letter("send", file, "--to", "subscribers");
    expect([unasked.code, unasked.stderr]).toEqual([1, expect.stringContaining("--yes")]);
    const sent = await letter("send", file, "--to", "subscribers", "--yes", "--per-minute", "6000");
    expect([sent.code, sent.stdout]).toEqual([0, "2 letters wait to be sent.\n"]);
    const [, received] = await mail.to(ann, 2);
    await mail.to(ben, 2);
    expect(received?.subject).toBe("News of May & June");
    const { raw = "", text = "", html = "", headers } = received ?? {};
    expect(headers?.get("list")).toMatchObject({
      "unsubscribe-post": { name: "List-Unsubscribe=One-Click" },
    });
    expect(raw.split("\r\n").every((line) => line.length <= 998)).toBe(true);
    expect(text).toContain("Dear reader, grace and peace.");
    expect(text).toContain("> The LORD is my shepherd.");
    expect(html).not.toMatch(/<script|<img|javascript:|<link|url\(|src=|spy/);
    expect(html).toContain('href="https://example.org/?a=1&amp;b=2"');

    const again = await letter("send", file, "--to", "subscribers", "--yes");
    expect(again.stdout).toBe("0 letters wait to be sent.\n");
    const report = await letter("report", file, "--json");
    expect(JSON.parse(report.stdout)).toEqual({ waiting: 0, sent: 2, refused: 0, dropped: 0 });
    const app = ["--tag", "App Waitlist", "--per-minute", "6000"];
    await letter("send", file, "--to", "subscribers", "--yes", ...app);
    expect(await mail.to(waiting, 2)).toHaveLength(2);
    expect([(await mail.to(ann)).length, (await mail.to("silent@example.org")).length]).toEqual([
      2, 1,
    ]);
  });

  it("is left by one click of a mail provider, without cookie or origin, and twice is as well", async () => {
    const cara = await subscribed();
    await letter("send", file, "--to", "subscribers", "--yes", "--per-minute", "6000");
    const [, received] = await mail.to(cara, 2);
    const list = received?.headers.get("list") as { unsubscribe?: { url?: string } };
    const path = new URL(list.unsubscribe?.url ?? "").pathname;
    const active = () =>
      rows(server, "SELECT isActive FROM newsletter_subscriptions WHERE email = ?", cara);
    await ask(server, path);
    expect(await active()).toEqual([{ isActive: 1 }]);
    const elsewhere = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const click = { "List-Unsubscribe": "One-Click" };
    expect((await ask(server, path, form(click, elsewhere))).status).toBe(403);
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const clicked = await ask(server, path, form(click));
      expect([clicked.status, clicked.text.includes("You’re unsubscribed")]).toEqual([200, true]);
      expect(await active()).toEqual([{ isActive: 0 }]);
    }
    expect((await ask(server, `${path}x`, form(click))).status).toBe(404);
  });

  it("that finds no such address is not tried again, nor is any other to it", async () => {
    const dan = await subscribed();
    gone.add(dan);
    const other = join(folder, "june.md");
    writeFileSync(other, "# June\n\nGrace.");
    await letter("send", other, "--to", "subscribers", "--yes", "--per-minute", "6000");
    await expect
      .poll(async () => JSON.parse((await letter("report", other, "--json")).stdout), {
        timeout: 15_000,
      })
      .toMatchObject({ waiting: 0, refused: 1 });
    const listed = await run(["outbox"], { DATA_DIR: server.folder });
    expect(listed.stdout).toMatch(new RegExp(`campaign .*refused .*${dan} .*550 5\\.1\\.1`));
    const confirmed = await rows(
      server,
      `SELECT confirmedEmail FROM subscription_letters JOIN newsletter_subscriptions ON id = subscriptionId
       WHERE email = ?`,
      dan,
    );
    expect(confirmed).toEqual([{ confirmedEmail: null }]);
  });

  it("is tried at the operator's own address first, past everybody else", async () => {
    const before = mail.mails.length;
    const tried = await letter("send", file, "--test", "me@example.org");
    expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining("by the server")]);
    expect((await mail.to("me@example.org")).length).toBe(1);
    expect(mail.mails.length).toBe(before + 1);
    const sealed = "SELECT sealed FROM outbox WHERE kind = 'test'";
    expect(await rows(server, sealed)).toEqual([{ sealed: null }]);
    gone.add("nobody@example.org");
    const refused = await letter("send", file, "--test", "nobody@example.org");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("RCPT 550 5.1.1")]);
  });

  it("is refused where it has no subject, or no mail server is named", async () => {
    const bare = join(folder, "bare.md");
    writeFileSync(bare, "Just words.");
    expect((await letter("send", bare, "--to", "subscribers")).stderr).toContain("# Good news");
    const off = await run(["letter", "send", file, "--to", "subscribers", "--yes"], {
      DATA_DIR: server.folder,
    });
    expect([off.code, off.stderr]).toEqual([1, expect.stringContaining("SMTP_URL")]);
  });
});

describe("a mail server that is not there", () => {
  it("is known to the server, which tells its doctor, its metrics and whoever tries a letter", async () => {
    const env = { ...settings, SMTP_URL: "smtp://127.0.0.1:9", DATA_DIR: temporaryFolder() };
    const other = await startServer(env);
    await ask(other, "/?index", newsletter("ann@example.org"));
    const metrics = async () => (await ask(other, "/metrics")).text;
    await expect
      .poll(metrics, { timeout: 10_000 })
      .toMatch(/^prayer_life_letters_stopped_seconds [\d.e-]*[1-9]/m);
    const { code, stdout } = await run(["doctor"], env);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /WRONG +Letters: \S+ sends none since .*: nothing answers at 127\.0\.0\.1:9/,
      ),
    ]);
    const tried = await run(["letter", "send", file, "--test", "me@example.org"], env);
    expect([tried.code, tried.stderr]).toEqual([1, expect.stringContaining("nothing answers")]);
    const waiting = "SELECT kind, state, attempts FROM outbox";
    expect(await rows(other, waiting)).toEqual([
      { kind: "confirm-subscription", state: "waiting", attempts: 0 },
    ]);
    expect((await run(["outbox"], env)).stderr).toContain("sends none since");
    expect(await other.stop()).toBe(0);
    const silent = await startServer({ DATA_DIR: env.DATA_DIR });
    const asleep = await run(["letter", "send", file, "--test", "me@example.org"], env);
    expect([asleep.code, asleep.stderr]).toEqual([1, expect.stringContaining("Restart it")]);
    expect(await silent.stop()).toBe(0);
  });
});
