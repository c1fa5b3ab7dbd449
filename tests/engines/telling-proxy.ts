import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type TellingProxy = { port: number; told: string[]; stop(): void };

const path = "/what-the-console-was-told";

/**
 * WebDriver has no command for the console, and WebKit keeps what an automated visit is told to itself. So a
 * script that tells us stands first in each page, and the policy allows this one more.
 */
export async function startTellingProxy(server: number, port: number): Promise<TellingProxy> {
  const told: string[] = [];
  const proxy = createServer(async (asked, response) => {
    if (asked.url !== path) return pass(asked, response, server);
    told.push(await text(asked));
    response.end();
  });
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return {
    port,
    told,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Runs in the page, and leaves no trace in the document that React takes over. */
function tell(to: string): void {
  document.currentScript?.remove();
  const send = (...words: unknown[]) => {
    const asked = new XMLHttpRequest();
    // At once, for the page may be left the moment after.
    asked.open("POST", to, false);
    asked.send(`${location.pathname}: ${words.join(" ")}`);
  };
  console.error = console.warn = send;
  addEventListener("error", ({ message }) => send(message));
  addEventListener("unhandledrejection", ({ reason }) => send(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    send("refused by", effectiveDirective, blockedURI, sample),
  );
}

const script = `(${tell})(${JSON.stringify(path)})`;
const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function pass(asked: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const plain = { ...headers, "accept-encoding": "identity" };
  const onward = request({ port, method, path: url, headers: plain }, async (answer) => {
    const policy = answer.headers["content-security-policy"];
    if (policy)
      answer.headers["content-security-policy"] = String(policy).replace(
        "script-src",
        `$& ${hash}`,
      );
    const isPage = /^text\/html/.test(answer.headers["content-type"] ?? "");
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    }
    delete answer.headers["content-length"];
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    response.end((await text(answer)).replace("<head>", `$&<script>${script}</script>`));
  });
  onward.once("error", () => response.destroy());
  asked.pipe(onward);
}
