import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { noHash } from "#db/accounts/email-changes.server";
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

/** Takes as long without a hash. @returns `outdated` when today's parameters are others. */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? dummy).split("$");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await scryptOf(password, Buffer.from(salt, "base64url"), parameters);
  const expected = Buffer.from(hash, "base64url");
  const same = isSame(expected, found);
  const { N: cost, r: block, p: lanes } = current;
  const outdated = parameters.N < cost || parameters.r < block || parameters.p < lanes;
  return { right: same && stored !== undefined, outdated };
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
