import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/**
 * What stands between a device and the site: as it is, nothing, nothing until it is let through, an overloaded
 * proxy, a hotel's page, or a line that breaks behind each post that the site has taken.
 */
export type Network = "there" | "gone" | "slow" | "busy" | "portal" | "cut";

/** A way to a server on this machine, which a test can spoil. @param port of the server */
export async function openNetwork(port: number) {
  let state: Network = "there";
  const posts: string[] = [];
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((req, res) => {
    if (state === "gone") return void req.socket.destroy();
    if (state === "slow") return;
    if (state === "busy") return void res.writeHead(503).end("busy");
    if (state === "portal") {
      res.writeHead(200, { "Content-Type": "text/html" });
      return void res.end("<title>Hotel</title><h1>Room number?</h1>");
    }
    const { method, headers, url: path } = req;
    const isPost = method === "POST";
    if (isPost) posts.push(path ?? "");
    const cuts = isPost && state === "cut";
    const change = changes.get(path ?? "");
    if (change) headers["accept-encoding"] = "identity";
    const onward = request({ host: "127.0.0.1", port, method, headers, path }, async (response) => {
      if (cuts) return void response.resume().on("end", () => req.socket.destroy());
      if (change) {
        const { "content-length": _, etag: __, ...own } = response.headers;
        res.writeHead(response.statusCode ?? 500, own);
        return void res.end(change(await text(response)));
      }
      res.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(res);
    });
    onward.on("error", () => req.socket.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    posts,
    become: (next: Network) => {
      state = next;
    },
    /** Of a path, the text that comes back as another release would write it. */
    change: (path: string, to: (text: string) => string) => {
      changes.set(path, to);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
