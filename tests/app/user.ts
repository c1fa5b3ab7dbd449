import { createUser, type User } from "#db/accounts/users.server";
import { database } from "~/runtime/database.server";

/** An account of a name in the database of the settings. */
export async function userOf(username: string): Promise<User> {
  const account = { username, email: `${username}@example.org`, password: "hashed-long-enough" };
  const made = await createUser(database(), account, 0);
  if (!("user" in made)) throw new Error("taken");
  return made.user;
}
