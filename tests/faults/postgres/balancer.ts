import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TestServer } from "../../support/server";

/** What stands before several instances, as deploy/Caddyfile.two-instances has it. */
export type Balancer = TestServer & {
  /** Sends what comes to these from now on. */
  serve(...instances: TestServer[]): void;
  close(): void;
};

/** Starts one. A read goes to another instance when one is gone; a form is never sent twice. */
export async function startBalancer(): Promise<Balancer> {
  let instances: TestServer[] = [];
  let turn = 0;
  const listener = createServer(async (req, res) => {
    const body = await buffer(req).catch(() => undefined);
    if (!body) return;
    turn += 1;
    const first = turn;
    for (let tries = 0; tries < instances.length; tries += 1) {
      const instance = instances[(first + tries) % instances.length] as TestServer;
      try {
        const { response, text } = await send(instance, req, body);
        res.writeHead(response.statusCode ?? 502, response.rawHeaders).end(text);
        return;
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== "ECONNREFUSED";
        if (wasSent && req.method === "POST") break;
      }
    }
    res.writeHead(502).end();
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    serve(...all: TestServer[]) {
      instances = all;
    },
    close() {
      listener.close();
      listener.closeAllConnections();
    },
  } as Balancer;
}

/** @throws when no whole response comes. */
async function send(
  { port }: TestServer,
  { url, method, rawHeaders }: IncomingMessage,
  body: Buffer,
) {
  const sent = request({
    port,
    host: "127.0.0.1",
    path: url,
    method,
    headers: rawHeaders,
    agent: false,
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { response, text: await buffer(response) };
}
