import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter } from "../../request/support/account";
import { enterTeam } from "../../request/support/team";
import { ask } from "../../support/ask";
import { startServer, type TestServer } from "../../support/server";
import { tell, times } from "../extent";
import { fill, fillDesk, whileFlooded } from "./flooding";
import { type Attacker, floods } from "./floods";
import { type Felt, quantile, type Visitor, visit } from "./visitor";

const isLong = times(0, 1) === 1;
/** At the least; a short visit has its few rounds. */
const milliseconds = times(0, 5_000);

/** What may be felt: a multiple of the quiet figure, or so many milliseconds if that is more. */
const aims = { public: { times: 3, atLeast: 50 }, personal: { times: 5, atLeast: 250 } } as const;
const longestSignIn = 2_000;

/** Two addresses on this machine, or two that one proxy tells of. */
type End = { from: string; headers: Record<string, string> };
type Place = { place: string; env: Record<string, string>; attacker: End; visitor: End };
const places: Place[] = [
  {
    place: "from another address",
    env: {},
    attacker: { from: "127.0.0.2", headers: {} },
    visitor: { from: "127.0.0.3", headers: {} },
  },
  {
    place: "from behind the same proxy",
    env: { TRUST_PROXY: "1" },
    attacker: { from: "127.0.0.1", headers: { "X-Forwarded-For": "203.0.113.7" } },
    visitor: { from: "127.0.0.1", headers: { "X-Forwarded-For": "198.51.100.9" } },
  },
];

const nobody: Attacker = { username: "", password: "", cookie: "", ended: "", desk: "" };

describe.each(places)("a flood $place", ({ place, env, ...ends }) => {
  const behindProxy = env.TRUST_PROXY !== undefined;
  const possible = floods(nobody, {}).filter(({ direct }) => !(direct && behindProxy));
  let server: TestServer;
  let attacker: Attacker;
  let visitor: Visitor;
  let quiet: Felt;

  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT: "on", LOG_LEVEL: "warn", ...env });
    const [ended, full, reader] = [await enter(server), await enter(server), await enter(server)];
    const signsIn = await enter(server);
    await ask(server, "/api/logout", { method: "POST", headers: { Cookie: ended.Cookie } });
    const { Cookie: desk } = await enterTeam(server, "leader");
    attacker = { ...full, cookie: full.Cookie, ended: ended.Cookie, desk };
    fill(server, full.username);
    fillDesk(server);
    visitor = { ...ends.visitor, cookie: reader.Cookie, signsIn };
    await visit(server, visitor, 1_000);
    quiet = await visit(server, visitor, milliseconds);
  }, 60_000);
  afterAll(async () => expect(await server.stop()).toBe(0));

  it("is felt by nobody where there is none", (context) => {
    expect(quiet.refused).toEqual([]);
    tell(context, { fault: `quiet, ${place}`, extent: "", result: shown(quiet) });
  });

  for (const { name } of possible)
    it(`of ${name} is felt by nobody`, async (context) => {
      const flood = floods(attacker, ends.attacker.headers).find((one) => one.name === name);
      if (!flood) throw new Error(`There is no flood of ${name}`);
      const { sent, result: felt } = await whileFlooded(server, flood, ends.attacker.from, () =>
        visit(server, visitor, milliseconds),
      );
      tell(context, { fault: `${name}, ${place}`, extent: `${sent} sent`, result: shown(felt) });
      expect(sent).toBeGreaterThan(0);
      expect(felt.refused).toEqual([]);
      // Figures belong to a long run: a machine may be busy with other things.
      if (isLong) expect(beyond(felt, quiet)).toEqual([]);
    });
});

/** Where a visitor felt more than may be felt, in words. */
function beyond(felt: Felt, quiet: Felt): string[] {
  const pages = (["public", "personal"] as const).flatMap((kind) => {
    const limit = Math.max(quantile(quiet[kind], 0.95) * aims[kind].times, aims[kind].atLeast);
    const p95 = quantile(felt[kind], 0.95);
    return p95 > limit ? [`${kind} pages: p95 ${ms(p95)}, at most ${ms(limit)}`] : [];
  });
  const slowest = Math.max(...felt.signIn);
  return slowest > longestSignIn ? [...pages, `sign-in: ${ms(slowest)}`] : pages;
}

function shown(felt: Felt): string {
  const pages = (["public", "personal"] as const).map((kind) => {
    const [p50, p95, max] = [0.5, 0.95, 1].map((part) => ms(quantile(felt[kind], part)));
    return `${kind} ${p50} / ${p95} / ${max}`;
  });
  const refused = felt.refused.length > 0 ? `; REFUSED ${felt.refused.length}` : "";
  return `${pages.join("; ")}; sign-in ${ms(Math.max(...felt.signIn))}${refused}`;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
