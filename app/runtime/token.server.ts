import { createHash, randomBytes } from "node:crypto";

/** A word that nobody guesses: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
