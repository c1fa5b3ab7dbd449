import { createServer, type Socket } from "node:net";
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
        if (tries > 600) throw new Error(`${to(one).length} letters to ${one}, not ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return to(one);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a scripted mail server says where nothing else is asked of it. BODY is what ends a letter. */
const replies: Record<string, string> = {
  CONN: "220 here",
  EHLO: "250-here\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 welcome",
  MAIL: "250 2.1.0 go on",
  RCPT: "250 2.1.5 go on",
  DATA: "354 go on",
  BODY: "250 2.0.0 taken",
  RSET: "250 2.0.0 forgotten",
  QUIT: "221 2.0.0 bye",
};

export type ScriptedServer = {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** How many letters were taken from each address to it: by the lines RCPT. */
  taken: string[];
  close(): Promise<void>;
};

/**
 * A mail server that says at each step of its protocol what it is told to.
 * @param say for a step, and the line that asked; undefined for what is usual, "drop" to hang up.
 */
export async function startScriptedServer(
  say: (step: string, line: string) => string | undefined,
  port = 0,
): Promise<ScriptedServer> {
  const sockets = new Set<Socket>();
  const taken: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    let isBody = false;
    let recipient = "";
    const reply = (step: string, line: string) => {
      const words = say(step, line) ?? replies[step] ?? "502 5.5.1 what?";
      if (words === "drop") return socket.destroy();
      socket.write(`${words}\r\n`);
      isBody = step === "DATA" && words.startsWith("354");
      if (step === "RCPT") recipient = line;
      if (step === "BODY" && words.startsWith("2")) taken.push(recipient);
      if (step === "QUIT") socket.end();
    };
    reply("CONN", "");
    let rest = "";
    socket.on("data", (chunk) => {
      const lines = (rest + chunk).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!isBody) reply(line.split(/[ :]/)[0]?.toUpperCase() ?? "", line);
        else if (line === ".") reply("BODY", recipient);
      }
    });
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const bound = typeof address === "object" ? (address?.port ?? port) : port;
  return {
    url: `smtp://ann:right@127.0.0.1:${bound}`,
    port: bound,
    taken,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The path of a link in a letter's text. */
export function linkIn({ text = "" }: Pick<Mail, "text">, page: string): string {
  const found = new RegExp(`https?://[^\\s]*?(${page}/[\\w.-]+)`).exec(text)?.[1];
  if (!found) throw new Error(`No link to ${page} in:\n${text}`);
  return found;
}
