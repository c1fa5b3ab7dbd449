import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** @typedef {{ headers: import("node:http").IncomingHttpHeaders, body: Buffer }} Raw */

/** An answer as it is sent, still compressed. @param {string} url @returns {Promise<Raw>} */
export function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      resolve({ headers: response.headers, body: await buffer(response) });
    });
    asked.once("error", reject);
    asked.end();
  });
}
