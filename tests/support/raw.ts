import { connect, type Socket } from "node:net";
import { search } from "./canary";

/** A response as it came over the wire; header names in lower case, repeated ones joined by a line. */
export type RawResponse = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  text: string;
};

type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** Asks as no HTTP client would let us: the path, the Host and every header are sent as given. */
export async function askRaw(port: number, asked: Asked): Promise<RawResponse> {
  const body = Buffer.from(asked.body ?? "");
  const headers = {
    Host: "localhost",
    Connection: "close",
    ...(body.length > 0 && { "Content-Length": String(body.length) }),
    ...asked.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${asked.method ?? "GET"} ${asked.path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const { bytes } = await exchange(port, Buffer.concat([Buffer.from(head, "latin1"), body]));
  const response = parseResponse(bytes);
  if (!response) throw new Error(`No response to ${asked.method} ${asked.path}: ${bytes}`);
  return response;
}

/** What came back for some bytes until the server hung up, or `timeout` was over. */
export type Exchange = { bytes: Buffer; ended: boolean };

/** Sends bytes on a connection of their own and collects all that comes back. */
export function exchange(
  port: number,
  sent: string | Buffer,
  { timeout = 20_000 } = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = open(port);
    const chunks: Buffer[] = [];
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const bytes = Buffer.concat(chunks);
      search("a connection of its own", bytes.toString("latin1"));
      resolve({ bytes, ended });
    };
    const timer = setTimeout(() => finish(false), timeout);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.once("close", () => finish(true));
    socket.write(sent);
  });
}

/** A connection to the server, whose resets are an end like any other. */
export function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => socket.destroy());
  return socket;
}

/** The first response in some bytes, if its head is whole. */
export function parseResponse(bytes: Buffer): RawResponse | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  const body = headers["transfer-encoding"] === "chunked" ? unchunk(rest) : rest;
  return { status: Number(first.split(" ")[1]), headers, body, text: body.toString("utf8") };
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, line).toString("latin1"), 16);
    if (line < 0 || !size) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
