import { type RequestOptions, request } from "node:http";
import { describe, expect, it } from "vitest";
import { findProxy } from "../../bin/proxies.mjs";
import { keyPaths } from "../support/key-paths";
import { startServer } from "../support/server";
import { restartUnder } from "../support/supervised";
import { kinds, startProxy } from "./proxy";

const settings = { TRUST_PROXY: "1", RATE_LIMIT: "on", ORIGIN: "https://pray.example.org" };
const token = "SecretAddressOfSomebody123456";
const Host = "pray.example.org";

/** Asks from an address of this machine, as another visitor would. */
function ask(port: number, options: RequestOptions, body?: object) {
  const headers = { Host, ...(body && { "Content-Type": "application/json" }), ...options.headers };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, agent: false, ...options, headers }, (response) => {
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .once("error", reject)
      .end(body && JSON.stringify(body));
  });
}

describe.each(Object.keys(kinds).filter(findProxy))("%s, with its file of deploy/", (name) => {
  it("names every visitor, whatever they forge, and shows nobody the metrics", async () => {
    const server = await startServer(settings);
    const { port, stop } = await startProxy(name, server.port);
    const post = (localAddress: string, number: number) => {
      const headers = { "X-Forwarded-For": `198.51.100.${number}` };
      const body = { email: `visitor${number}@example${number}.org` };
      const path = "/api/newsletter";
      return ask(port, { localAddress, method: "POST", path, headers }, body);
    };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100)
      statuses.push((await post("127.0.0.2", statuses.length)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await post("127.0.0.3", 101)).status).toBe(200);
    const headers = { "X-Forwarded-For": "127.0.0.1", "X-Real-IP": "127.0.0.1" };
    for (const options of [{}, { headers }]) {
      const { status, text } = await ask(port, { path: "/metrics", ...options });
      expect([status, text]).toEqual([404, expect.not.stringContaining("prayer_life_")]);
    }
    await stop();
    expect(await server.stop()).toBe(0);
  });

  it("logs what is asked for, and no address that is a key", async () => {
    const server = await startServer(settings);
    const { port, logs, stop } = await startProxy(name, server.port);
    const paths = [
      ...keyPaths(token),
      `/request/${token}.data?_routes=x`,
      `/search?q=${token}`,
      `/auth?next=/request/${token}`,
    ];
    const headers = { Referer: `https://pray.example.org/request/${token}`, Cookie: `x=${token}` };
    const askAll = async () => {
      for (const path of [...paths, "/about"]) await ask(port, { path, headers });
      await ask(port, { path: `/request/${token}`, headers: { Host: "no host" } });
    };
    await askAll();
    await server.stop();
    await Promise.all(paths.map((path) => ask(port, { path, headers })));
    await stop();
    expect(logs()).toContain("/about");
    expect(logs()).toMatch(/50[234]/);
    expect(
      logs()
        .split("\n")
        .filter((line) => line.includes(token)),
    ).toEqual([]);
  });

  it("refuses nobody while the server is started anew", async () => {
    const { told } = await restartUnder(
      100,
      3,
      async (port) => (await startProxy(name, port)).port,
    );
    expect(Object.keys(told)).toEqual(["200"]);
    expect(told[200]).toBeGreaterThanOrEqual(100);
  });
});
it.runIf(findProxy("nginx"))("a bare proxy_pass shows nobody the metrics either", async () => {
  const server = await startServer(settings);
  const { port, stop } = await startProxy("nginx", server.port, [[/proxy_set_header .*;/g, ""]]);
  expect((await ask(port, { path: "/metrics" })).status).toBe(404);
  await stop();
  await server.stop();
});
