import { createHash, randomBytes } from "node:crypto";
import { startSession } from "#db/accounts/sessions.server";
import { createUser } from "#db/accounts/users.server";
import { commitSession } from "~/http/session-cookie.server";
import { besideServer } from "./database";
import { dataFolder } from "./place";

/** Everybody's password; its hash stands ready below, for making one takes a quarter of a second. */
export const password = "peace be with you";
const passwordHash =
  "scrypt$32768$8$3$cHJheWVyLWxpZmUtdGVzdA$Fd4URc81pOB_otsnQht-QaqsVhCGaa_X0PbGXAmppqk";

// The cookie is signed with the key of the server's own folder.
process.env.DATA_DIR = dataFolder;

/** Keeps an account as registration would. @returns its id. */
export async function saveAccount(person: { username: string; email: string }): Promise<number> {
  const made = await besideServer((db) =>
    createUser(
      db,
      { ...person, email: person.email.toLowerCase(), password: passwordHash },
      Date.now(),
    ),
  );
  if ("inUse" in made) throw new Error(`${person.username}: ${made.inUse} is taken`);
  return made.user.id;
}

/** Begins a session as sign-in would. @returns the cookie that holds it. */
export async function signIn(userId: number): Promise<{ name: string; value: string }> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  await besideServer((db) =>
    startSession(db, { tokenHash, userId, lifetime: 3_600_000 }, Date.now()),
  );
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(await commitSession({ token })) ?? [];
  return { name, value };
}
