import { createTransport } from "nodemailer";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import type { Letter } from "../../db/letters/delivery.server";
import type { Composed } from "./composed.server";
import { letterHtml } from "./letter-html.server";
import { letterText } from "./letter-text.server";

export const mostConnections = 2;

/** A letter as the mail server gets it. Sent again it has the same Message-ID. */
type Sealed = Composed & Pick<Letter, "handle">;

export type MailServer = ReturnType<typeof openMailServer>;

/** The mail server of SMTP_URL; connected to when the first letter goes. */
export function openMailServer(url: string, from: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    /** @throws what the server said, as `refusalOf` reads it. */
    async send({ handle, to, words, headers }: Sealed): Promise<void> {
      await transport.sendMail({
        from,
        // No list of addresses, whatever stands in it.
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
    close: () => transport.close(),
  };
}

/** The address in "Name <address>". */
function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

/** Whether a server's codes say that there is no such address, and not that it dislikes the letter. */
export const isNoAddress = (reason: string): boolean => /^55[013]( 5\.1\.\d+)?$/.test(reason);

/**
 * What a mail server said of a letter, as codes alone ("550 5.1.1"): its words may hold an address.
 * @returns `forGood` where another try would hear the same.
 */
export function refusalOf(error: unknown): { reason: string; forGood: boolean } {
  const {
    code = "",
    responseCode,
    response = "",
    command,
  } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    command?: string;
  };
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const reason = [responseCode, enhanced].filter(Boolean).join(" ") || code || "unknown";
  // A server that does not take our sender is a matter of settings, and will take it once they are right.
  const ofLetter = (code === "EENVELOPE" && command !== "MAIL FROM") || code === "EMESSAGE";
  return { reason: reason.slice(0, 80), forGood: ofLetter && (responseCode ?? 0) >= 500 };
}
