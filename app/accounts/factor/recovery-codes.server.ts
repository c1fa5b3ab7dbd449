import { createHash, randomBytes } from "node:crypto";
import { isPrefetch, readSession, type SessionData } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { sealUntil, unsealUntil } from "~/runtime/secret.server";
import { base32 } from "./totp.server";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    /** Sealed: recovery codes on the way to the page that shows them once. */
    recoveryCodes?: string;
  }
}

const count = 10;
const purpose = "recovery codes";

/** Milliseconds for which they wait for the page that shows them. */
const lifetime = 600_000;

/** Ten new codes, each of 80 random bits in four groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const groups = base32(randomBytes(10)).match(/.{4}/g) ?? [];
    return groups.join("-");
  });
}

/** A code in plain capitals and digits, without what stands between them. */
export function plainCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** What is kept of a code, however it is typed; undefined where it cannot be one. */
export function recoveryHash(typed: string): string | undefined {
  // Base32 has no such digits: whoever types one misread a letter.
  const code = plainCode(typed).replace(/[018]/g, (digit) => "OIB".charAt("018".indexOf(digit)));
  if (!/^[A-Z2-7]{16}$/.test(code)) return undefined;
  return createHash("sha256").update(`recovery:${code}`).digest("base64url");
}

/** What is kept of new codes. */
export function recoveryHashes(codes: readonly string[]): string[] {
  return codes.flatMap((code) => recoveryHash(code) ?? []);
}

/** The cookie's data with codes for the next page. */
export function withRecoveryCodes(session: SessionData, codes: readonly string[]): SessionData {
  const recoveryCodes = sealUntil(purpose, codes, { lifetime, now: now() });
  return { ...session, recoveryCodes };
}

/** Codes that a request's cookie brings to the page that shows them, and what it holds without them. */
export async function takeRecoveryCodes(
  request: Request,
): Promise<{ codes: string[]; rest: SessionData } | undefined> {
  if (isPrefetch(request)) return undefined;
  const { recoveryCodes, flash: _, ...rest } = await readSession(request);
  if (!recoveryCodes) return undefined;
  const codes = unsealUntil(purpose, recoveryCodes, now());
  return { codes: Array.isArray(codes) ? codes : [], rest };
}
