import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { noHash } from "#db/accounts/email-changes.server";
import { deriveKey } from "#db/seal/seal.server";
import { FormRefusal } from "~/forms/action.server";
import { refuse } from "~/http/refusal.server";
import { processQueue, QueueFull } from "~/runtime/queue.server";
import { isSame } from "~/runtime/secret.server";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's scrypt parameters for 32 MiB; stored with each hash, so that they can rise. */
const current = { N: 2 ** 15, r: 8, p: 3 };
const length = 32;

/** `scrypt$N$r$p$salt$hash`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptOf(password, salt, current);
  const { N, r, p } = current;
  return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

const withKey = "scrypt-hkdf";

/** For an account that is locked: the hash tells nothing of the key, which is never kept. */
export async function hashWithKey(password: string): Promise<{ hash: string; key: Buffer }> {
  const salt = randomBytes(16);
  const { verifier, key } = apart(await scryptOf(password, salt, current));
  const { N, r, p } = current;
  const parts = [withKey, N, r, p, salt.toString("base64url"), verifier.toString("base64url")];
  return { hash: parts.join("$"), key };
}

const apart = (derived: Buffer) => ({
  verifier: deriveKey(derived, "sign-in").bytes,
  key: deriveKey(derived, "lock").bytes,
});

/**
 * Takes as long without a hash. @returns `outdated` when today's parameters are others; `key` where the hash
 * was made beside one.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<{ right: boolean; outdated: boolean; key?: Buffer }> {
  const [kind, N, r, p, salt = "", hash = ""] = (stored ?? dummy).split("$");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await scryptOf(password, Buffer.from(salt, "base64url"), parameters);
  const { verifier, key } =
    kind === withKey ? apart(derived) : { verifier: derived, key: undefined };
  const expected = Buffer.from(hash, "base64url");
  const same = isSame(expected, verifier);
  const { N: cost, r: block, p: lanes } = current;
  const outdated = parameters.N < cost || parameters.r < block || parameters.p < lanes;
  const right = same && stored !== undefined;
  return { right, outdated, ...(right && key && { key }) };
}

function scryptOf(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  return derive(password.normalize("NFC"), salt, length, { ...parameters, maxmem: 64 * 1024 ** 2 });
}

export function voidPassword(): string {
  const { N, r, p } = current;
  return ["scrypt", N, r, p, randomBytes(16).toString("base64url"), noHash].join("$");
}

const dummy = voidPassword();

/** Two at a time keep pages quick on two cores; the server drops silent connections after 20 s. */
const queue = processQueue("hashing", () => ({
  width: 2,
  depth: 100,
  share: { width: 1, depth: 20 },
  timeout: 10_000,
}));

/** @throws FormRefusal 429 when too many of the address wait; 503 when too many of all, or for too long. */
export async function hashQueue<T>(address: string, task: () => Promise<T>): Promise<T> {
  try {
    return await queue().run(address, task);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new FormRefusal(refuse(error.ownShare ? 429 : 503, { "Retry-After": "10" }));
  }
}
