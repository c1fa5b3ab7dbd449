import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { say } from "~/letters/letter.server";
import {
  explain,
  type Fault,
  faultOf,
  isBeforeLetter,
  isBroken,
  isOfServer,
  openMailServer,
  reasonOf,
} from "~/letters/mail-server.server";
import { type ScriptedServer, startScriptedServer } from "../../support/mail-server";
import { withSettings } from "../../support/settings";

let server: ScriptedServer | undefined;

beforeEach(() => withSettings());
afterEach(() => server?.close());

/** Sends a letter to a mail server that says this at a step. @returns what is kept of that. */
async function refusedWith(step: string, words: string): Promise<string> {
  server = await startScriptedServer((at) => (at === step ? words : undefined));
  return reasonFrom(server.url);
}

async function reasonFrom(SMTP_URL: string): Promise<string> {
  const mail = openMailServer({ SMTP_URL, MAIL_FROM: "us@example.org", SMTP_TLS: "auto" });
  const words = { subject: "Peace", blocks: [say.heading("Peace")], footer: [] };
  try {
    await mail.send({ handle: "h".repeat(22), to: "ann@example.org", words });
    return "taken";
  } catch (error) {
    return reasonOf(error);
  } finally {
    mail.close();
  }
}

/** At which step what is said, what is kept of it, and whose it is. */
const table: readonly [string, string, string, Fault][] = [
  ["CONN", "554 5.7.1 You are on a list", "CONN 554 5.7.1", "sender"],
  ["CONN", "421 4.3.2 Too busy", "CONN 421 4.3.2", "moment"],
  ["AUTH", "535 5.7.8 Wrong", "AUTH 535 5.7.8", "sender"],
  ["AUTH", "534 5.7.9 Too weak", "AUTH 534 5.7.9", "sender"],
  ["AUTH", "454 4.7.0 Cannot look it up", "AUTH 454 4.7.0", "moment"],
  ["MAIL", "550 5.1.8 Bad sender", "MAIL 550 5.1.8", "sender"],
  ["MAIL", "553 5.7.1 Not your address", "MAIL 553 5.7.1", "sender"],
  ["MAIL", "530 5.7.0 Must issue STARTTLS", "MAIL 530 5.7.0", "sender"],
  ["MAIL", "552 5.3.4 Too large", "MAIL 552 5.3.4", "letter"],
  ["MAIL", "452 4.3.1 No room", "MAIL 452 4.3.1", "moment"],
  ["RCPT", "550 5.1.1 <ann@example.org> unknown", "RCPT 550 5.1.1", "recipient"],
  ["RCPT", "550 5.1.2 No such domain", "RCPT 550 5.1.2", "recipient"],
  ["RCPT", "501 5.1.3 Bad address", "RCPT 501 5.1.3", "recipient"],
  ["RCPT", "551 5.1.6 Has moved", "RCPT 551 5.1.6", "recipient"],
  ["RCPT", "556 5.1.10 Takes no mail", "RCPT 556 5.1.10", "recipient"],
  ["RCPT", "550 No", "RCPT 550", "letter"],
  ["RCPT", "553 No", "RCPT 553", "letter"],
  ["RCPT", "550 5.1.0 No", "RCPT 550 5.1.0", "letter"],
  ["RCPT", "550 5.2.1 Does not take letters", "RCPT 550 5.2.1", "letter"],
  ["RCPT", "552 5.2.2 Full", "RCPT 552 5.2.2", "letter"],
  ["RCPT", "550 5.5.0 Unavailable", "RCPT 550 5.5.0", "letter"],
  ["RCPT", "550 5.1.7 Bad sender", "RCPT 550 5.1.7", "sender"],
  ["RCPT", "550 5.1.8 Bad sender", "RCPT 550 5.1.8", "sender"],
  ["RCPT", "554 5.7.1 Relay access denied", "RCPT 554 5.7.1", "sender"],
  ["RCPT", "554 Relay access denied", "RCPT 554", "sender"],
  ["RCPT", "530 5.5.1 Authentication required", "RCPT 530 5.5.1", "sender"],
  ["RCPT", "450 4.2.0 Greylisted", "RCPT 450 4.2.0", "moment"],
  ["RCPT", "451 4.7.1 Later", "RCPT 451 4.7.1", "moment"],
  ["RCPT", "421 4.7.0 Too many", "RCPT 421 4.7.0", "moment"],
  ["DATA", "554 5.5.1 No valid recipients", "DATA 554 5.5.1", "sender"],
  ["BODY", "550 No", "DATA 550", "letter"],
  ["BODY", "554 No", "DATA 554", "letter"],
  ["BODY", "550 5.1.1 No", "DATA 550 5.1.1", "letter"],
  ["BODY", "554 5.6.0 Malformed", "DATA 554 5.6.0", "letter"],
  ["BODY", "550 5.7.1 Spam", "DATA 550 5.7.1", "letter"],
  ["BODY", "550 5.7.26 Not signed", "DATA 550 5.7.26", "sender"],
  ["BODY", "550 5.7.60 May not send as this", "DATA 550 5.7.60", "sender"],
  ["BODY", "550 5.1.8 Bad sender", "DATA 550 5.1.8", "sender"],
  ["BODY", "451 4.3.0 Later", "DATA 451 4.3.0", "moment"],
  ["BODY", "drop", "CONN ECONNECTION", "moment"],
  ["RCPT", "drop", "CONN ECONNECTION", "moment"],
  ["CONN", "drop", "ECONNECTION", "moment"],
];

describe("a refusal", () => {
  it.each(table)(
    "at %s with %s is kept as %s, the fault of the %s",
    async (step, words, reason, fault) => {
      expect(await refusedWith(step, words)).toBe(reason);
      expect(faultOf(reason)).toBe(fault);
      expect(reason).not.toContain("ann");
    },
  );

  it("before a letter is spoken of is of none", () => {
    const before = table.filter(
      ([step, , , fault]) => /CONN|AUTH/.test(step) || (step === "MAIL" && fault !== "letter"),
    );
    for (const [, , reason] of before)
      expect([reason, isBeforeLetter(reason) || isBroken(reason)]).toEqual([reason, true]);
    for (const [step, words, reason] of table.filter(([step]) => /RCPT|DATA|BODY/.test(step)))
      expect([step, words, isBeforeLetter(reason)]).toEqual([step, words, false]);
  });

  it("of a mailbox says nothing of the server as a whole", () => {
    const all = [
      "AUTH 535 5.7.8",
      "MAIL 550 5.1.8",
      "RCPT 554 5.7.1",
      "RCPT 421 4.7.0",
      "DATA 451 4.3.0",
    ];
    expect(all.filter((reason) => !isOfServer(reason))).toEqual([]);
    const one = [
      "RCPT 450 4.2.0",
      "RCPT 451 4.7.1",
      "RCPT 550 5.1.1",
      "DATA 550 5.7.1",
      "COMPOSE TypeError",
    ];
    expect(one.filter(isOfServer)).toEqual([]);
  });

  it("by a machine that is not there names what is wrong with the way to it", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => gone.once("listening", resolve));
    const { port } = gone.address() as { port: number };
    await new Promise((resolve) => gone.close(resolve));
    const reason = await reasonFrom(`smtp://127.0.0.1:${port}`);
    expect([reason, faultOf(reason), isBroken(reason)]).toEqual([
      "CONN ECONNREFUSED",
      "moment",
      true,
    ]);
    expect(explain(reason, `smtp://127.0.0.1:${port}`).why).toBe(
      `nothing answers at 127.0.0.1:${port} (CONN ECONNREFUSED)`,
    );
  });

  it("of words that could not be made is ours", () => {
    expect(reasonOf(new TypeError("x"))).toBe("COMPOSE TypeError");
    for (const code of ["SQLITE_ERROR", "42P01", "ERR_INVALID_ARG_TYPE"])
      expect(reasonOf(Object.assign(new Error("x"), { code }))).toBe(`COMPOSE ${code}`);
    expect(faultOf("COMPOSE TypeError")).toBe("us");
  });
});

it.each([
  ["CONN DEPTH_ZERO_SELF_SIGNED_CERT", /nobody whom this machine trusts/, /SMTP_CA/],
  ["CONN CERT_HAS_EXPIRED", /run out/, /Renew/],
  ["CONN ERR_TLS_CERT_ALTNAME_INVALID", /another name than mail\.example\.org/, /SMTP_URL/],
  ["CONN ERR_SSL_WRONG_VERSION_NUMBER", /does not begin with TLS/, /587/],
  ["CONN ETIMEDOUT", /mail\.example\.org:465 does not answer/, /firewall/],
  ["DNS EAI_AGAIN", /no network/, /PrivateNetwork/],
  ["CONN ENETUNREACH", /no network/, /PrivateNetwork/],
  ["DNS ENOTFOUND", /no machine has the name mail\.example\.org/, /SMTP_URL/],
  ["AUTH 535 5.7.8", /user name and password/, /right/],
  ["STARTTLS 502 5.5.1", /no encryption/, /SMTP_TLS/],
  ["MAIL 550 5.1.8", /MAIL_FROM/, /may send from/],
  ["RCPT 554 5.7.1", /passes on no letters/, /SMTP_URL/],
])("%s is told in words, with what to do", (reason, why, advice) => {
  const told = explain(reason, "smtps://ann:hunter2@mail.example.org");
  expect([told.why, told.advice]).toEqual([
    expect.stringMatching(why),
    expect.stringMatching(advice),
  ]);
  expect(told.why).not.toContain("hunter2");
  if (/CERT|SSL|ENOTFOUND/.test(reason)) expect(faultOf(reason)).toBe("sender");
});
