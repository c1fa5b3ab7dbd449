import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../bin/project.mjs";

const host = "images.unsplash.com";

/**
 * The photo service, played on loopback over HTTP/2 as it is there. Its photos are grain, so that they
 * weigh what photos weigh.
 * @returns {Promise<{ flags: string[], stop(): void }>} flags: what leads a browser to it
 */
export async function servePhotos() {
  const server = createSecureServer(certify(), async (request, response) => {
    const { searchParams } = new URL(request.url, `https://${host}`);
    const [width = 0, height = 0] = ["w", "h"].map((name) => Number(searchParams.get(name)));
    const found = width > 0 && height > 0;
    const headers = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000" };
    response.writeHead(found ? 200 : 404, headers);
    response.end(found ? await photo(width, height) : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const rule = `--host-resolver-rules="MAP ${host} 127.0.0.1:${port}"`;
  return { flags: [rule, "--ignore-certificate-errors"], stop: () => void server.close() };
}

/** @param {number} width @param {number} height @returns {Promise<Buffer>} a JPEG */
function photo(width, height) {
  const noise = /** @type {const} */ ({ type: "gaussian", mean: 120, sigma: 6 });
  const create = { width, height, channels: /** @type {const} */ (3), background: "#888", noise };
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

/** A key and a certificate for a day, so that none lies in the repository. */
function certify() {
  const folder = temporaryFolder();
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", String(key), "-out", String(cert)];
  const args = ["req", "-x509", ...kind, "-days", "1", "-subj", `/CN=${host}`, ...files];
  execFileSync("openssl", args, { stdio: "ignore" });
  return { key: readFileSync(String(key)), cert: readFileSync(String(cert)) };
}
