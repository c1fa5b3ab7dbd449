import { generateKeyPairSync, sign } from "node:crypto";

/**
 * A certificate that a host signs for itself, good for a day: made for the occasion, so that no key
 * lies in the repository.
 * @param {string} host
 * @returns {{ key: string, cert: string }} in PEM
 */
export function certify(host) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(ecdsaWithSha256);
  const name = sequence(encode(0x31, sequence(commonName, encode(0x0c, Buffer.from(host)))));
  const told = sequence(
    encode(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(time(-day), time(day)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = encode(0x03, Buffer.of(0), sign("sha256", told, privateKey));
  const body = sequence(told, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}

const day = 86_400_000;
const ecdsaWithSha256 = encode(0x06, Buffer.from("2a8648ce3d040302", "hex"));
const commonName = encode(0x06, Buffer.from("550403", "hex"));

/** @param {Buffer[]} parts */
function sequence(...parts) {
  return encode(0x30, ...parts);
}

/** @param {number} from now, in milliseconds */
function time(from) {
  const digits = new Date(Date.now() + from).toISOString().replace(/\D/g, "").slice(2, 14);
  return encode(0x17, Buffer.from(`${digits}Z`));
}

/**
 * One value of ASN.1 in DER.
 * @param {number} tag
 * @param {Buffer[]} parts of its content
 */
function encode(tag, ...parts) {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag, ...sizeOf(content)), content]);
}

/** The shortest form there is: browsers take no other. @param {Buffer} content under 64 KB */
function sizeOf({ length }) {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
