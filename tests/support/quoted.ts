import type { Scripture } from "#content/scripture";
import { inLines } from "~/runtime/quotation.server";

/** Lines stand apart by elements in a page: its words are compared without the space between them. */
export const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, "");

/** The words of a quotation as a page shows them. */
export const shownWords = (quoted: Scripture): string => withoutSpace(inLines(quoted).verses);

/** As it is shared and copied. */
export function sharedWords(quoted: Scripture): string {
  return `"${inLines(quoted).verses}" - ${quoted.reference}`;
}
