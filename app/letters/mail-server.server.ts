import { readFileSync } from "node:fs";
import { rootCertificates } from "node:tls";
import { createTransport } from "nodemailer";
import type { Letter } from "#db/letters/outbox.server";
import { now } from "~/runtime/clock.server";
import { isLocal, type Settings, settings } from "~/runtime/env.server";
import type { Composed } from "./letter.server";
import { letterHtml, letterText } from "./letter-formats.server";
import { reasonOf } from "./refusals.server";

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
