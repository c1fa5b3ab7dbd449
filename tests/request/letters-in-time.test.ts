import { afterAll, describe, expect, it } from "vitest";
import { ask, form, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { startServer, type TestServer } from "../support/server";
import { logLines, rows, withServer } from "../support/with-server";
import { account, enter, register } from "./support/account";

const hour = 3_600_000;
const DATA_DIR = temporaryFolder();
const MAIL_FROM = "letters@pray.example.org";
const mail = await startMailServer();

/** The same site, some hours later. */
const later = (hours: number) =>
  startServer({ DATA_DIR, SMTP_URL: mail.url, MAIL_FROM, CLOCK_OFFSET: String(hours * hour) });

const running: TestServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.stop())));

it("links end in their time, and whoever never answered is forgotten", async () => {
  const today = await later(0);
  const ann = account();
  await register(today, ann);
  await ask(today, "/?index", newsletter("silent@example.org"));
  await ask(today, "/?index", newsletter("yes@example.org"));
  const asked = linkIn((await mail.to("silent@example.org"))[0] as never, "/letters/confirm");
  const yes = linkIn((await mail.to("yes@example.org"))[0] as never, "/letters/confirm");
  await ask(today, yes, form({ intent: "confirm-letters" }));
  const address = linkIn((await mail.to(ann.email))[0] as never, "/letters/address");
  await ask(today, "/auth/forgotten", form({ form: "forgotten", email: ann.email }));
  const letters = await mail.to(ann.email, 2);
  const reset = linkIn(
    letters.find(({ subject }) => subject?.includes("password")) as never,
    "/auth/reset",
  );
  const links = [reset, address, asked];
  const statuses = async (server: TestServer) =>
    Promise.all(links.map(async (link) => (await ask(server, link)).status));
  expect(await statuses(today)).toEqual([200, 200, 200]);
  expect(await today.stop()).toBe(0);

  const tomorrow = await later(2);
  expect(await statuses(tomorrow)).toEqual([404, 200, 200]);
  await tomorrow.stop();

  const month = await later(31 * 24);
  running.push(month);
  expect(await statuses(month)).toEqual([404, 404, 404]);
  await expect
    .poll(() => rows(month, "SELECT email FROM newsletter_subscriptions"), { timeout: 10_000 })
    .toEqual([{ email: "yes@example.org" }]);
});

it("a letter that the mail server does not take comes later, with the same Message-ID", async () => {
  const named = new Map<string, number>();
  const picky = await startMailServer((to) => {
    named.set(to, (named.get(to) ?? 0) + 1);
    return named.get(to) === 1 ? { code: 451, text: "4.7.1 Later" } : undefined;
  });
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder, SMTP_URL: picky.url, MAIL_FROM };
  const first = await startServer(env);
  await ask(first, "/?index", newsletter("ann@example.org"));
  const outbox = () => rows(first, "SELECT handle, attempts, reason FROM outbox");
  await expect.poll(outbox).toMatchObject([{ attempts: 1, reason: "RCPT 451 4.7.1" }]);
  const [{ handle }] = (await outbox()) as [{ handle: string }];
  expect(await first.stop()).toBe(0);
  const second = await startServer({ ...env, CLOCK_OFFSET: "61000" });
  running.push(second);
  const [letter] = await picky.to("ann@example.org");
  expect(letter?.messageId).toBe(`<${handle}@localhost>`);
});

describe("without a mail server", () => {
  const server = withServer({ LOG_LEVEL: "info" });

  it("all is as it was: nothing is ordered, nobody is asked, and the operator is told", async () => {
    const ann = await enter(server);
    await ask(server, "/?index", newsletter("ben@example.org"));
    const entrance = await ask(server, "/auth");
    expect(entrance.text).toContain('href="/contact"');
    expect(entrance.text).not.toContain("/auth/forgotten");
    const forgotten = await ask(server, "/auth/forgotten");
    expect([forgotten.status, forgotten.headers.get("Location")]).toEqual([302, "/contact"]);
    await ask(server, "/auth/forgotten", form({ form: "forgotten", email: ann.email }));
    const page = await ask(server, "/account/settings", { headers: { Cookie: ann.Cookie } });
    expect(page.text).not.toContain("Not confirmed yet");
    for (const table of ["outbox", "subscription_letters", "letter_limits", "email_changes"])
      expect([table, await rows(server, `SELECT * FROM ${table}`)]).toEqual([table, []]);
    const said = logLines(server).map(({ msg }) => msg);
    expect(said).toContain("no letters are sent: SMTP_URL is not set");
  });
});
