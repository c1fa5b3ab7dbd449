import { createUser, findTaken, type User } from "../../db/users.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import { FormRefusal } from "./form-refusal.server";
import { hashQueue } from "./hash-queue.server";
import { hashPassword } from "./password.server";
import { countPost } from "./rate-limit.server";
import { refuse } from "./refusal.server";

/** What is said of a name or an address that another account has. */
export const taken = {
  username: "That username is taken. Please choose another.",
  email: "There is an account with that email address already.",
};

/**
 * Makes an account. What is taken is refused before hashing; the unique index decides the rest.
 * @throws FormRefusal 409 that says which of the two is taken; 429 after twenty accounts from an
 *   address within an hour; 503 when too many wait.
 */
export async function register(
  account: { username: string; email: string; password: string },
  address: string,
): Promise<User> {
  refuseTaken(await findTaken(database(), account));
  await refuseTooMany(address);
  const password = await hashQueue(address, async () => {
    refuseTaken(await findTaken(database(), account));
    return hashPassword(account.password);
  });
  const made = await createUser(database(), { ...account, password }, now());
  if ("user" in made) return made.user;
  refuseTaken(made.taken);
  throw new Error("unreachable");
}

function refuseTaken(field: "username" | "email" | undefined): void {
  if (!field) return;
  throw new FormRefusal({ status: 409, text: taken[field], foreseen: true, field });
}

async function refuseTooMany(address: string): Promise<void> {
  const wait = await countPost("accounts", address, { points: 20, duration: 3_600 });
  if (wait) throw new FormRefusal(refuse(429, { "Retry-After": String(wait) }));
}
