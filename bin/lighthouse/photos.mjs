import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { certify } from "./certificate.mjs";

const host = "images.unsplash.com";

/**
 * The photo service, played on loopback over HTTP/2 as it is there.
 * @param {import("./camera.mjs").Photos} photos
 * @returns {Promise<{ flags: string[], stop(): void }>} flags: what leads a browser to it
 */
export async function servePhotos(photos) {
  const server = createSecureServer(certify(host), (request, response) => {
    const { searchParams } = new URL(request.url, `https://${host}`);
    const photo = photos.get(`${searchParams.get("w")}x${searchParams.get("h")}`);
    const headers = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000" };
    response.writeHead(photo ? 200 : 404, headers);
    response.end(photo ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const rule = `--host-resolver-rules="MAP ${host} 127.0.0.1:${port}"`;
  return { flags: [rule, "--ignore-certificate-errors"], stop: () => void server.close() };
}
