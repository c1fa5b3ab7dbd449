import { Counter, Histogram, Registry } from "prom-client";
import { once } from "~/runtime/once.server";

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type RequestCounts = ReturnType<typeof requestCounts>;

export const requestCounts = once(() => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds until a response was sent, by route.",
    labelNames: ["route"],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: "prayer_life_rate_limit_refusals_total",
    help: "Requests refused because an address had sent too many, by what is limited.",
    labelNames: ["limit"],
    registers,
  });
  return { registry, requests, seconds, refusals };
});

export function countRateLimitRefusal(limit: string): void {
  requestCounts().refusals.inc({ limit });
}
