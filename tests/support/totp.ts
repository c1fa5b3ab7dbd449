import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app makes of the letters that somebody types into it. */
export function secretOf(typed: string): Buffer {
  const values = [...typed.replaceAll(" ", "")].map((letter) => letters.indexOf(letter));
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows for a secret, so many steps from now (RFC 6238, by its own reckoning). */
export function codeAt(secret: Buffer, step = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
