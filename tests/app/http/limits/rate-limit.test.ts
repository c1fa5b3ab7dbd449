import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countArrival, countPost, countRefused } from "~/http/limits/rate-limit.server";
import { withSettings } from "../../../support/settings";

const post = async (times: number, form = "newsletter", address = "203.0.113.7") => {
  let wait: number | undefined;
  for (let i = 0; i < times; i++) wait = await countPost(form, address);
  return wait;
};

beforeEach(() => {
  vi.useFakeTimers();
  withSettings();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("posting", () => {
  it("is free sixty times, then waits for the ten minutes to end", async () => {
    for (let i = 0; i < 60; i++) expect(await post(1)).toBeUndefined();
    expect(await post(1)).toBe(600);
    vi.advanceTimersByTime(599_500);
    expect(await post(1)).toBe(1);
    vi.advanceTimersByTime(501);
    expect(await post(60)).toBeUndefined();
    expect(await post(1)).toBe(600);
  });

  it("is counted by address", async () => {
    expect(await post(61)).toBeGreaterThan(0);
    expect(await post(60, "newsletter", "203.0.113.8")).toBeUndefined();
  });

  it("is counted by the /48 around a household's /64 as well, which may ten times as much", async () => {
    const from = (net: number, times = 1) => post(times, "newsletter", `2001:db8:7:${net}::/64`);
    expect([await from(1, 60), await from(1)]).toEqual([undefined, 600]);
    for (let net = 2; net <= 10; net += 1) await from(net, 60);
    expect(await from(11)).toBeGreaterThan(0);
    const others = ["2001:db8:8:1::/64", "203.0.113.7"];
    for (const other of others) expect(await post(1, "newsletter", other)).toBeUndefined();
  });

  it("is counted by form", async () => {
    expect(await post(61)).toBeGreaterThan(0);
    expect(await post(60, "contact")).toBeUndefined();
    expect(await post(1, "contact")).toBeGreaterThan(0);
  });

  it("is not made to wait longer by those who keep trying", async () => {
    await post(61);
    vi.advanceTimersByTime(300_000);
    expect(await post(100)).toBe(300);
  });

  it("is free where RATE_LIMIT is off", async () => {
    withSettings({ RATE_LIMIT: "off" });
    expect(await post(200)).toBeUndefined();
  });
});

describe("posts that come to nothing", () => {
  const address = "203.0.113.7";
  const refuse = async (times: number) => {
    for (let i = 0; i < times; i++) await countRefused(address);
  };

  it("make their address wait after 120 of them, and no other", async () => {
    expect(await countArrival(address)).toBeUndefined();
    await refuse(119);
    expect(await countArrival(address)).toBeUndefined();
    await refuse(1);
    expect(await countArrival(address)).toBe(600);
    expect(await countArrival("203.0.113.8")).toBeUndefined();
  });

  it("are free where RATE_LIMIT is off", async () => {
    withSettings({ RATE_LIMIT: "off" });
    await refuse(121);
    expect(await countArrival(address)).toBeUndefined();
  });
});

it("posts of all kinds make their address wait after 1,200 of them", async () => {
  for (let i = 0; i < 1_200; i++) expect(await countArrival("203.0.113.7")).toBeUndefined();
  expect(await countArrival("203.0.113.7")).toBe(600);
});
