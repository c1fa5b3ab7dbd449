import { Agent, request } from "node:http";
import type { TestServer } from "../../support/server";

/** Somebody who reads and signs in while another address floods the server. */
export type Visitor = {
  /** The address that the connections come from. */
  from: string;
  headers: Record<string, string>;
  /** Of a session that lasts. */
  cookie: string;
  /** Of another account: each sign-in begins a session, and the oldest of twenty ends. */
  signsIn: { username: string; password: string };
};

/** What a visit was like: milliseconds of each response, by what was asked for. */
export type Felt = { public: number[]; personal: number[]; signIn: number[]; refused: string[] };

const publicPaths = ["/", "/plan/anxiety-plan?day=3", "/about", "/auth"];
/** Rounds that a visit has, however long they take: each page twice. */
const fewest = 8;
const personalPaths = ["/", "/account/prayers"];

/** Signs in, then asks for public and personal pages in turn. @param lasting milliseconds at the least */
export async function visit(server: TestServer, visitor: Visitor, lasting: number): Promise<Felt> {
  const felt: Felt = { public: [], personal: [], signIn: [], refused: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = async (kind: keyof Omit<Felt, "refused">, asked: Asked, right: number) => {
    const start = performance.now();
    const status = await statusOf(server, visitor, agent, asked);
    felt[kind].push(performance.now() - start);
    if (status !== right) felt.refused.push(`${asked.path} ${status}`);
  };
  const { signsIn, cookie: Cookie } = visitor;
  const { username, password } = signsIn;
  const signIn = new URLSearchParams({ form: "login", username, password }).toString();
  await ask("signIn", { path: "/auth", body: signIn }, 303);
  const started = performance.now();
  for (let i = 0; i < fewest || performance.now() - started < lasting; i++) {
    await ask("public", { path: publicPaths[i % publicPaths.length] ?? "/" }, 200);
    const path = personalPaths[i % personalPaths.length] ?? "/";
    await ask("personal", { path, headers: { Cookie } }, 200);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  return felt;
}

type Asked = { path: string; headers?: Record<string, string>; body?: string };

/** The status of a response that was read to its end; what went wrong, where none came. */
function statusOf(
  { port }: TestServer,
  { from, headers: own }: Visitor,
  agent: Agent,
  { path, headers, body }: Asked,
): Promise<number | string> {
  return new Promise((resolve) => {
    const type = body !== undefined && { "Content-Type": "application/x-www-form-urlencoded" };
    const asking = request(
      {
        agent,
        port,
        path,
        host: "127.0.0.1",
        localAddress: from,
        method: body === undefined ? "GET" : "POST",
        headers: { ...own, ...headers, ...type, "Accept-Encoding": "br" },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    asking.setTimeout(30_000, () => asking.destroy(new Error("no response in 30 s")));
    asking.on("error", (error) => resolve(error.message));
    asking.end(body);
  });
}

/** The value below which a part of some values lies; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
