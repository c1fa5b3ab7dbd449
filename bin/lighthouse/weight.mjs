import { get } from "node:http";

/** @typedef {"HTML" | "CSS" | "JS" | "fonts" | "art" | "photos" | "other"} Kind */
/** @typedef {Record<Kind, number>} Weight bytes of the bodies as they are sent, in brotli */

/**
 * What a first visit fetched.
 * @param {{ url: string, resourceType: string, transferSize: number }[]} requests
 * @returns {Promise<Weight>}
 */
export async function weigh(requests) {
  /** @type {Weight} */
  const weight = { HTML: 0, CSS: 0, JS: 0, fonts: 0, art: 0, photos: 0, other: 0 };
  for (const { url, resourceType, transferSize } of new Map(
    requests.map((request) => [request.url, request]),
  ).values()) {
    const ours = url.startsWith("http://");
    const kind = ours ? (kinds[resourceType] ?? "other") : "photos";
    weight[kind] += ours ? await bodyOf(url) : transferSize;
  }
  return weight;
}

/** @type {Record<string, Kind>} */
const kinds = {
  Document: "HTML",
  Stylesheet: "CSS",
  Script: "JS",
  Font: "fonts",
  Image: "art",
};

/** @param {string} url @returns {Promise<number>} the bytes of its body in brotli, as it is sent */
function bodyOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += chunk.length;
      resolve(bytes);
    }).once("error", reject);
  });
}
