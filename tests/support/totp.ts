import { codeOf } from "~/accounts/second-factor.server";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an app makes of the letters that somebody types into it. */
export function secretOf(typed: string): Buffer {
  const values = [...typed.replaceAll(" ", "")].map((letter) => letters.indexOf(letter));
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a secret, so many steps from now. */
export const codeAt = (secret: Buffer, step = 0): string =>
  codeOf(secret, Math.floor(Date.now() / 30_000) + step);
