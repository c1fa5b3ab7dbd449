import { randomBytes } from "node:crypto";
// @ts-expect-error It brings no types.
import autocannon from "autocannon";

/**
 * @typedef {{ path: string, headers?: Record<string, string>, body?: string }} Question with a body it
 *   is a POST, and "{n}" in it is another word each time
 * @typedef {{ connections: number, seconds: number }} Amount
 * @typedef {{ requests: number, seconds: number, p50: number, p99: number, failed: number }} Outcome
 *   milliseconds; failed: no response, or one of 400 and above
 */

/**
 * Asks the same question on some connections as fast as the responses come.
 * @param {string} url of the server @param {Question} question @param {Amount} amount
 * @returns {Promise<Outcome>}
 */
export async function ask(url, { path, headers, body }, { connections, seconds }) {
  const prefix = randomBytes(4).toString("hex");
  let count = 0;
  const setupRequest = (/** @type {object} */ request) => {
    count += 1;
    return { ...request, body: body?.replaceAll("{n}", `${prefix}x${count}`) };
  };
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Encoding": "br", ...headers },
    ...(body !== undefined && { requests: [{ setupRequest }] }),
  });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result["4xx"] + result["5xx"],
  };
}
