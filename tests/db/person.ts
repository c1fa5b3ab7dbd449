import { createUser } from "#db/accounts/users.server";
import type { Db } from "#db/engines/database";

/** An account of a name in an empty database. @returns its id. */
export async function person(db: Db, username: string): Promise<number> {
  const account = { username, email: `${username}@example.org`, password: "hashed-long-enough" };
  const made = await createUser(db, account, 0);
  if (!("user" in made)) throw new Error("taken");
  return made.user.id;
}
