import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { account, logIn, register } from "../request/support/account";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";

const server = withServer();
const clients = times(8, 150);
const each = times(1, 3);

it(`${clients} clients that guess at a password keep no reader waiting`, async (context) => {
  const ann = account();
  expect((await register(server, ann)).status).toBe(201);
  let guessing = true;
  const waited: number[] = [];
  const reader = async () => {
    while (guessing) {
      await pause(5);
      const asked = performance.now();
      expect((await ask(server, "/plan/anxiety-plan")).status).toBe(200);
      waited.push(performance.now() - asked);
    }
  };
  const statuses = new Map<number, number>();
  const guesser = async () => {
    for (let i = 0; i < each; i++) {
      const { status, headers } = await logIn(server, { ...ann, password: "a guess" });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // More wait than may, or one waited too long behind the others: told when to come back.
      if (status === 503) expect(headers.get("Retry-After")).toBe("10");
      if (status === 429) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  };
  const reading = reader();
  await Promise.all(Array.from({ length: clients }, guesser));
  guessing = false;
  await reading;
  expect([...statuses.keys()].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(statuses.get(401)).toBeGreaterThan(0);
  expect((await logIn(server, ann)).status).toBe(200);
  waited.sort((one, other) => one - other);
  const [middle = 0, late = 0] = [0.5, 0.99].map(
    (part) => waited[Math.floor(waited.length * part)],
  );
  expect(middle, "median ms").toBeLessThan(250);
  tell(context, {
    fault: "sign-ins that guess, all at once",
    extent: `${clients} clients, ${clients * each} guesses`,
    result:
      `${statuses.get(401)} refused, ${statuses.get(503) ?? 0} told to come back; ` +
      `a reader's p50 ${middle.toFixed(1)} ms, p99 ${late.toFixed(1)} ms`,
  });
}, 600_000);
