import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A letter as a mail server got it. */
export type Mail = ParsedMail & {
  /** As it came, byte for byte. */
  raw: string;
  /** The addresses of its envelope. */
  recipients: string[];
};

export type TestMailServer = {
  /** For SMTP_URL. */
  url: string;
  mails: Mail[];
  /** The most connections that were open at once. */
  most(): number;
  /** Letters to an address, once there are so many. @throws after ten seconds. */
  to(address: string, count?: number): Promise<Mail[]>;
  close(): Promise<void>;
};

/** Why a letter is not taken. */
export type Refusal = { code: number; text: string };

/**
 * A mail server on loopback that keeps what it gets.
 * @param refuse says of an address whether it is refused, each time that it is named.
 */
export async function startMailServer(
  refuse: (address: string) => Refusal | undefined = () => undefined,
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<TestMailServer> {
  const mails: Mail[] = [];
  let open = 0;
  let most = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect(_, done) {
      open += 1;
      most = Math.max(most, open);
      done();
    },
    onClose() {
      open -= 1;
    },
    onRcptTo({ address }, _, done) {
      const refusal = refuse(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", async () => {
        const raw = Buffer.concat(chunks).toString("latin1");
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await simpleParser(raw)), raw, recipients });
        done();
      });
    },
    ...options,
  });
  // It ends with its process.
  server.server.unref();
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  const bound = typeof address === "object" ? address?.port : port;
  const to = (one: string) => mails.filter(({ recipients }) => recipients.includes(one));
  return {
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    most: () => most,
    async to(one, count = 1) {
      for (let tries = 0; to(one).length < count; tries += 1) {
        if (tries > 200) throw new Error(`${to(one).length} letters to ${one}, not ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return to(one);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The path of a link in a letter's text. */
export function linkIn({ text = "" }: Pick<Mail, "text">, page: string): string {
  const found = new RegExp(`https?://[^\\s]*?(${page}/[\\w.-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`No link to ${page} in:\n${text}`);
  return found;
}
