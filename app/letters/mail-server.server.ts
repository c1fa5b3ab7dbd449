import { readFileSync } from "node:fs";
import { rootCertificates } from "node:tls";
import { createTransport } from "nodemailer";
import { mailTroubles } from "#content/mail-troubles";
import type { Letter } from "#db/letters/outbox.server";
import { hour, minute } from "#db/time";
import { now } from "~/runtime/clock.server";
import { isLocal, type Settings, settings } from "~/runtime/env.server";
import { type Composed, letterHtml, letterText } from "./letter.server";

export const mostConnections = 2;

/** The Message-ID is the same when it is sent again. */
type Sealed = Composed & Pick<Letter, "handle">;

export type MailServer = ReturnType<typeof openMailServer>;

export type MailSettings = Pick<Settings, "SMTP_TLS" | "SMTP_CA"> & {
  SMTP_URL: string;
  MAIL_FROM: string;
};

export const longestSending = 120_000;

export function openMailServer({ MAIL_FROM: from, ...server }: MailSettings) {
  const transport = createTransport({
    url: server.SMTP_URL,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...encryption(server),
  });
  return {
    /** @throws what nodemailer threw; see `reasonOf`. */
    async send({ handle, to, words, headers }: Sealed): Promise<void> {
      await transport.sendMail({
        signal: AbortSignal.timeout(longestSending),
        from,
        // An address with a comma must not become a list.
        to: { name: "", address: to },
        envelope: { from: addressOf(from), to: [to] },
        subject: words.subject,
        date: new Date(now()),
        messageId: `<${handle}@${new URL(settings().ORIGIN).hostname}>`,
        text: letterText(words),
        html: letterHtml(words),
        headers: { "Auto-Submitted": "auto-generated", ...headers },
      });
    },
    /** Asks by EHLO, STARTTLS and AUTH. @returns why letters would be refused, as of `reasonOf`. */
    async check(): Promise<string | undefined> {
      try {
        await transport.verify();
      } catch (error) {
        const failed = error as Error & { code?: string };
        failed.code ??= "ECONNECTION";
        return reasonOf(failed);
      }
    },
    close: () => transport.close(),
  };
}

function encryption({ SMTP_URL, SMTP_TLS, SMTP_CA }: Omit<MailSettings, "MAIL_FROM">) {
  // Between two programs of one machine nobody listens, and certificates there are mostly self-signed.
  const isWithin = isLocal(new URL(SMTP_URL).hostname);
  const ca = SMTP_CA ? [...rootCertificates, readFileSync(SMTP_CA, "utf8")] : undefined;
  return {
    requireTLS: SMTP_TLS === "required",
    ignoreTLS: SMTP_TLS === "off",
    tls: { rejectUnauthorized: SMTP_TLS === "required" || (SMTP_TLS === "auto" && !isWithin), ca },
  };
}

function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

/** Milliseconds: 5 s doubling to 1 min. @param isSender it refuses us and may lock us out: 1 to 15 min. */
export function restAfter(tries: number, isSender: boolean): number {
  const [first, longest] = isSender ? [minute, hour / 4] : [5_000, hour / 60];
  return Math.min(longest, first * 2 ** (tries - 1));
}

/** `us`: its words could not be made. */
export type Fault = "recipient" | "letter" | "sender" | "moment" | "us";

/** Codes alone ("RCPT 550 5.1.1", "CONN ECONNREFUSED"): the server's words may hold an address. */
export function reasonOf(error: unknown): string {
  const { name, code, originalCode, responseCode, response, command } = error as Error & {
    code?: string;
    originalCode?: string;
    responseCode?: number;
    response?: string;
    command?: string;
  };
  // All that nodemailer throws has a code of its own.
  if (!/^E(?!RR_)[A-Z0-9]+$/.test(code ?? "")) return `COMPOSE ${code ?? name}`.slice(0, 80);
  const stage = code === "EDNS" ? "DNS" : command?.split(" ")[0];
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "")?.[1];
  const said = responseCode ? [responseCode, enhanced] : [originalCode ?? code];
  return [stage, ...said].filter(Boolean).join(" ").slice(0, 80);
}

/** `detail` is an enhanced code without its class (RFC 3463); reasons of earlier versions have no stage. */
function partsOf(reason: string) {
  const [, stage = "", code = "0", detail = ""] =
    /^(?:([A-Z]+) )?(\d{3})(?: \d\.([\d.]+))?$/.exec(reason) ?? [];
  return { stage: stage || (/^[A-Z]+(?= )/.exec(reason)?.[0] ?? ""), code: Number(code), detail };
}

const noSuchAddress = /^1\.(1|2|3|6|10)$/;
/** Our address, our order of commands, our right to send. */
const ofSender = /^(1\.[78]|5\.1|7\.\d+)$/;
/** The words alone are disliked, as far as the code tells. */
const ofWords = /^7\.[01]$/;
const badSettings =
  /CERT|SIGNATURE|ALTNAME|SSL|EPROTO$|ENOTFOUND|ETLS|EAUTH|ENOAUTH|EREQUIRETLS|ECONFIG/;

/** Decision 24. */
export function faultOf(reason: string): Fault {
  const { stage, code, detail } = partsOf(reason);
  if (stage === "COMPOSE") return "us";
  if (code === 0 && /EMESSAGE|EENVELOPE/.test(reason)) return "letter";
  if (code < 500) return code === 0 && badSettings.test(reason) ? "sender" : "moment";
  if (stage === "MAIL") return code === 552 || detail === "3.4" ? "letter" : "sender";
  if (stage === "RCPT" && noSuchAddress.test(detail)) return "recipient";
  if (stage !== "RCPT" && stage !== "DATA" && stage !== "") return "sender";
  if (stage !== "RCPT" && ofWords.test(detail)) return "letter";
  const isTurnedAway = code === 530 || (code > 533 && code < 539);
  const isNoRelay = stage === "RCPT" && code === 554 && detail === "";
  return isTurnedAway || isNoRelay || ofSender.test(detail) ? "sender" : "letter";
}

/** It concerns all letters: once one is taken, those that wait are too. */
export function isOfServer(reason: string): boolean {
  const fault = faultOf(reason);
  const { code, detail } = partsOf(reason);
  return fault === "sender" || (fault === "moment" && (code === 421 || detail.startsWith("3.")));
}

/**
 * For about three days: a minute, doubling up to six hours, or to 15 minutes where all letters are refused.
 * @returns milliseconds; undefined where it is not tried again.
 */
export function pauseAfter(reason: string, attempts: number): number | undefined {
  const fault = faultOf(reason);
  const isAll = isOfServer(reason);
  const isFinal = fault === "recipient" || fault === "letter";
  if (isFinal || attempts >= (isAll ? 300 : 20)) return undefined;
  return Math.min(isAll ? hour / 4 : 6 * hour, minute * 2 ** (attempts - 1));
}

export function isBeforeLetter(reason: string): boolean {
  const { stage, code } = partsOf(reason);
  if (stage === "CONN") return code > 0;
  return /^(DNS|EHLO|HELO|STARTTLS|AUTH)$/.test(stage) || (stage === "MAIL" && isOfServer(reason));
}

/** Whether the letter was handed over cannot be known. */
export function isBroken(reason: string): boolean {
  const { stage, code } = partsOf(reason);
  return code === 0 && (stage === "CONN" || stage === "");
}

/** The first that fits counts. */
const signsOf: readonly [RegExp, keyof typeof mailTroubles][] = [
  [/EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EACCES|EPERM|^DNS (ECONN|ETIME)/, "noNetwork"],
  [/ENOTFOUND/, "noMachine"],
  [/ECONNREFUSED/, "refused"],
  [/ETIMEDOUT|EABORT|TIMEOUT/, "noTime"],
  [/CERT_(HAS_EXPIRED|NOT_YET_VALID)/, "expired"],
  [/ALTNAME/, "otherName"],
  [/CERT|SIGNATURE/, "untrusted"],
  [/SSL|EPROTO$/, "noTls"],
  [/^STARTTLS|ETLS/, "noEncryption"],
  [/^AUTH 4/, "busyWithPasswords"],
  [/\b530\b/, "wantsPassword"],
  [/^AUTH|\b53[458]\b/, "wrongPassword"],
  [/^MAIL 5/, "wrongSender"],
  [/^(CONN|EHLO|HELO) 5/, "turnedAway"],
  [/^RCPT 5/, "noRelay"],
  [/^DATA 5/, "dislikesLetters"],
  [/ 4\d\d/, "busy"],
];

const broken = { why: "the connection broke", advice: "It is tried again." };

/** @param url SMTP_URL, of which host and port are shown. */
export function explain(reason: string, url: string): { why: string; advice: string } {
  const { protocol, hostname, port } = new URL(url);
  const address = { HOST: hostname, PORT: port || (protocol === "smtps:" ? "465" : "587") };
  const [, trouble] = signsOf.find(([pattern]) => pattern.test(reason)) ?? [];
  const { why, advice } = trouble ? mailTroubles[trouble] : broken;
  const named = why.replace(/HOST|PORT/g, (name) => address[name as keyof typeof address]);
  return { why: `${named} (${reason})`, advice };
}
