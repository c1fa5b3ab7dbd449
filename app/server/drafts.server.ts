import { createHmac } from "node:crypto";
import type { User } from "../../db/users.server";
import type { DraftKey } from "../forms/draft";
import { secret } from "./secret.server";

/**
 * What locks the drafts of a person on their own device: only a page that the person is signed in
 * to has it, so that what was begun there is unreadable to whoever comes after.
 */
export function draftKey({ id }: User): DraftKey {
  const derived = (purpose: string) =>
    createHmac("sha256", secret()).update(`${purpose} ${id}`).digest("base64url");
  return { account: derived("draft account").slice(0, 16), lock: derived("draft lock") };
}
