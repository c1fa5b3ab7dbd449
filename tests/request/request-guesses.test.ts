import { expect, it } from "vitest";
import { makeToken } from "~/runtime/secret.server";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";

const server = withServer({ RATE_LIMIT: "on" });

it("a million guesses at a million private addresses hit one in 10^64 times", () => {
  const bits = 8n * BigInt(Buffer.from(makeToken(), "base64url").length);
  const [guesses, pages] = [10n ** 6n, 10n ** 6n];
  expect(2n ** bits / (guesses * pages)).toBeGreaterThan(10n ** 64n);
  const many = new Set(Array.from({ length: 10_000 }, makeToken));
  expect(many.size).toBe(10_000);
});

it("whoever guesses private addresses is soon told to wait", async () => {
  const guess = (n: number) => ask(server, `/request/${String(n).padStart(43, "0")}`);
  const seen = [];
  for (let n = 0; n < 22; n += 1) seen.push((await guess(n)).status);
  expect(seen.slice(0, 20)).toEqual(Array(20).fill(404));
  expect(seen.at(-1)).toBe(429);
  expect(Number((await guess(99)).headers.get("Retry-After"))).toBeGreaterThan(0);
});
