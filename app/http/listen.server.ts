import { randomUUID } from "node:crypto";
import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { ListenOptions, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Settings } from "~/runtime/env.server";
import { closeLog, flushLog, log } from "~/runtime/log.server";
import { dataPolicy, securityHeaders } from "./headers.server";
import { type Connections, pipelining } from "./limits/connections.server";
import { cacheControl } from "./page-cache/cache-control";
import { requestCounts } from "./probes/request-counts.server";
import { refuse } from "./refusal.server";
import { closeGently, makeLast } from "./upstream/node-http.server";

/** In which a request may still arrive on a kept-alive connection. */
const graceMs = 250;

/** Within five seconds. npm repeats a terminal's signal within a millisecond; a later one exits at once. */
export function shutDown(server: Server, connections: Connections, close: () => Promise<void>) {
  let since: number | undefined;
  let leaving = false;
  let code = 0;
  const exit = async () => {
    if (leaving) return;
    leaving = true;
    log().info("stopped");
    await flushLog();
    try {
      // Last: until then something may still ask the database.
      await close();
    } catch (error) {
      log().error({ err: error }, "the database could not be closed");
    }
    await closeLog();
    process.exit(code);
  };
  const end = (signal: string) => {
    const repeated = since !== undefined;
    if (repeated && performance.now() - (since ?? 0) > 1_000) exit();
    if (repeated) return;
    since = performance.now();
    log().info({ signal }, "stopping");
    for (const [socket, { last }] of connections)
      if (last?.closed === false) endConnection(socket, last);
    server.prependListener("request", ({ socket }, res) => endConnection(socket, res));
    closeGently(server, exit);
    setInterval(() => {
      // Node also calls a connection idle while its client still reads the response.
      const inHand = [...connections.values()].some(({ last }) => last?.closed === false);
      // After what has arrived by now was read.
      if (!inHand) setImmediate(() => server.closeIdleConnections());
    }, graceMs);
    // Closing may wait a second more for another program that holds the database.
    setTimeout(exit, 3_000);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("uncaughtException", (error) => {
    log().fatal({ err: error }, "uncaughtException");
    code = 1;
    if (since === undefined) end("uncaughtException");
  });
  // Not fatal: whatever rejected has handled its own failure.
  process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandledRejection"));
}

function endConnection(socket: Socket, res: ServerResponse): void {
  makeLast(res);
  // Otherwise the server waits for a kept-alive connection.
  res.on("close", () => socket.destroySoon());
}

/** The most that systems grant; who finds no room retries after a second. */
const backlog = 4_096;

/** A socket that the service manager passes stays open across a restart. @returns the address to show. */
export async function listen(server: Server, settings: Settings): Promise<string> {
  const { PORT, HOST, ORIGIN } = settings;
  const passed = passedSocket(process.env);
  const where: ListenOptions = passed
    ? ({ fd: passed } as ListenOptions)
    : { port: PORT, host: HOST, backlog };
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, settings));
    server.once("error", fail);
    server.listen(where, () => {
      server.off("error", fail);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  if (passed) noteSocket(address, settings);
  return PORT === 0 ? `http://localhost:${port}` : ORIGIN;
}

function noteSocket(found: ReturnType<Server["address"]>, { HOST, PORT }: Settings): void {
  if (typeof found !== "object" || !found || (found.address === HOST && found.port === PORT))
    return;
  log().warn(
    `the socket that was passed is ${found.address}:${found.port}; HOST and PORT are not read: ` +
      '"systemctl edit prayer-life.socket" changes it',
  );
}

function explain(error: NodeJS.ErrnoException, { HOST, PORT }: Settings): Error {
  const { code = "", message } = error;
  const advice: Record<string, string> = {
    EADDRINUSE:
      `Another program listens on port ${PORT} of ${HOST} already. End that, ` +
      "or choose another port with PORT.",
    EACCES:
      `This user may not listen on port ${PORT}: those below 1024 are the system’s. Choose another ` +
      "with PORT and put a proxy before it, or let systemd pass the socket.",
    EADDRNOTAVAIL: `${HOST} is no address of this machine. ${hosts}`,
    ENOTFOUND: `No machine is called ${HOST}. ${hosts}`,
  };
  const explanation = advice[code === "EAI_AGAIN" ? "ENOTFOUND" : code];
  return new Error(explanation ? `${explanation} (${code})` : message, { cause: error });
}

const hosts = "HOST takes 127.0.0.1 for this machine alone, or 0.0.0.0 for every network it is in.";

const firstPassed = 3;

/** sd_listen_fds */
function passedSocket(env: NodeJS.ProcessEnv): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = env;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  if (Number(LISTEN_PID) !== process.pid || !(Number(LISTEN_FDS) > 0)) return undefined;
  if (Number(LISTEN_FDS) > 1) throw new Error("More than one socket was passed; one is served.");
  return firstPassed;
}

/** Also what node would answer by itself. Without an `upgrade` listener that is a request like any. */
export function listenToAll(
  server: Server,
  connections: Connections,
  listener: RequestListener,
  settings: Settings,
): void {
  server.on("request", pipelining(connections, listener));
  // By itself node sends 417 to unknown expectations, and asks for a body before its length was judged.
  for (const event of ["checkContinue", "checkExpectation"])
    server.on(event, (req, res) => server.emit("request", req, res));
  const refusals = connectionRefusals(settings);
  server.on("connect", (req, socket) => {
    socket.on("error", () => socket.destroy()).resume();
    const last = connections.get(req.socket)?.last;
    refusals.end(socket, last, { status: 405, method: "CONNECT", headers: "Allow: GET, HEAD\r\n" });
  });
  const ending = new WeakSet<Duplex>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Each further piece of data emits the error again.
    if (ending.has(socket)) return;
    ending.add(socket);
    const last = connections.get(socket as never)?.last;
    const status = statuses[error.code ?? ""] ?? 400;
    // The error is in the body of a request under way: the refusal is its response.
    const isBody = last && !last.closed && !last.req.complete;
    if (!socket.writable || error.code === "ECONNRESET" || (isBody && last.headersSent))
      socket.destroy();
    // In the next turn the request has found its route, also where body and head came in one piece.
    else if (isBody) setImmediate(() => refusals.respond(last, status));
    else refusals.end(socket, last, { status, method: "-" });
  });
}

type Refused = { status: number; method: string; headers?: string };

/** Refuses in plain text what never becomes a request. */
function connectionRefusals(settings: Settings) {
  const common = {
    ...securityHeaders(settings),
    "Content-Security-Policy": dataPolicy,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": cacheControl.nobody,
    Connection: "close",
  };
  const lines = Object.entries(common).map(([name, value]) => `${name}: ${value}\r\n`);
  const textOf = (status: number) => refuse(status === 408 || status === 405 ? status : 400).text;

  function note(status: number, method: string): string {
    const id = randomUUID();
    requestCounts().requests.inc({ route: "-", method: "other", status });
    log().info({ id, method, route: "-", status, ms: 0 }, "request");
    return id;
  }

  function respond(res: ServerResponse, status: number): void {
    if (res.headersSent || res.destroyed) return void res.destroy();
    if (!res.hasHeader("X-Request-Id")) res.setHeader("X-Request-Id", note(status, "-"));
    res.writeHead(status, { ...common, "Content-Length": Buffer.byteLength(textOf(status)) });
    res.end(textOf(status));
  }

  function end(socket: Duplex, last: ServerResponse | undefined, refused: Refused): void {
    if (last?.closed === false) return void last.once("close", () => end(socket, last, refused));
    if (!socket.writable) return void socket.destroy();
    const { status, method, headers = "" } = refused;
    const text = textOf(status);
    // A client that does not hang up would hold the connection.
    setTimeout(() => socket.destroy(), 1_000).unref();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}${headers}` +
        `X-Request-Id: ${note(status, method)}\r\nDate: ${new Date().toUTCString()}\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  }

  return { respond, end };
}

const statuses: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
