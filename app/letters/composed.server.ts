import { productName } from "#content/product";
import type { Db } from "#db/engines/database";
import type { Letter } from "#db/letters/delivery.server";
import { settings } from "~/runtime/env.server";
import type { LetterWords } from "./letter";

/** A letter with its words and whom it goes to. */
export type Composed = {
  to: string;
  words: LetterWords;
  headers?: Record<string, string>;
};

/** A letter that need not be sent any more, and why. */
export type Dropped = { dropped: string };

/** Makes the words of a kind of letter. */
export type Compose = (db: Db, letter: Letter) => Promise<Composed | Dropped>;

/** What changed since it was ordered says that it is not to go. */
export const gone: Dropped = { dropped: "not wanted any more" };

/** What mail programs offer to leave by (RFC 2369, RFC 8058). @param list its name. */
export function listHeaders(list: "letters" | "plans", leave: string): Record<string, string> {
  return {
    "List-Id": `${productName} <${list}.${new URL(settings().ORIGIN).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
