import { expect, it } from "vitest";
import { ask } from "../ask";
import { withServer } from "../with-server";

const server = withServer({ RATE_LIMIT: "on" });

it("whoever guesses private addresses is soon told to wait", async () => {
  // 256 random bits: a million guesses at a million pages find one in 10^65.
  const guess = (n: number) => ask(server, `/request/${String(n).padStart(43, "0")}`);
  const seen = [];
  for (let n = 0; n < 22; n += 1) seen.push((await guess(n)).status);
  expect(seen.slice(0, 20)).toEqual(Array(20).fill(404));
  expect(seen.at(-1)).toBe(429);
  expect(Number((await guess(99)).headers.get("Retry-After"))).toBeGreaterThan(0);
});
