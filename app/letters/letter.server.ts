import { productName } from "#content/product";
import type { Scripture } from "#content/scripture";
import type { Db } from "#db/engines/database";
import type { Letter } from "#db/letters/outbox.server";
import { settings } from "~/runtime/env.server";
import { linkLifetimes, unanswered } from "./link-lifetimes";

export type Span = string | { text: string; strong?: boolean; em?: boolean; href?: string };

export type Block =
  | { type: "heading" | "subheading" | "paragraph" | "quote" | "note"; spans: Span[] }
  | { type: "list"; items: Span[][]; start?: number }
  | { type: "button"; label: string; href: string }
  | { type: "rule" };

export type LetterWords = {
  subject: string;
  preview?: string;
  blocks: Block[];
  footer: Span[][];
};

export type Composed = {
  to: string;
  words: LetterWords;
  headers?: Record<string, string>;
};

/** Makes a letter of one kind from what stands when it is sent: changes since it was ordered count. */
export type Compose = (db: Db, letter: Letter) => Promise<Composed | { dropped: string }>;

export const gone = { dropped: "not wanted any more" };

export const paragraph = (...spans: Span[]): Block => ({ type: "paragraph", spans });
export const heading = (text: string): Block => ({ type: "heading", spans: [text] });
export const subheading = (text: string): Block => ({ type: "subheading", spans: [text] });
export const note = (...spans: Span[]): Block => ({ type: "note", spans });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const strong = (text: string): Span => ({ text, strong: true });
export const link = (text: string, href: string): Span => ({ text, href });

export const paragraphs = (text: string) => text.split(/\n\s*\n/);

export const scripture = ({ verses, reference }: Scripture): Block[] => [
  ...paragraphs(verses).map((text): Block => ({ type: "quote", spans: [text] })),
  note(`${reference}, Berean Standard Bible`),
];

/** The end of a letter that asks whether its address is right. */
export const pleaseConfirm = (label: string, url: string): Block[] => [
  paragraph(
    `If that was you, please tell us so. The link works for ${linkLifetimes.confirm.words}.`,
  ),
  button(label, url),
  note(
    `If it wasn't you, you don't have to do anything. We won't write to you again, and we forget the address after ${unanswered.words}.`,
  ),
];

export const site = () => new URL(settings().ORIGIN).host;

/**
 * Nothing in letters is loaded from anywhere, and no link tells who pressed it unless it has to.
 * @param footer what stands above the sender's name.
 */
export function letterTo(
  to: string,
  { footer = [], ...words }: Omit<LetterWords, "footer"> & { footer?: Span[][] },
  headers?: Record<string, string>,
): Composed {
  const sender = link(`${productName}, ${site()}`, `${settings().ORIGIN}/`);
  return { to, words: { ...words, footer: [...footer, ["Sent by ", sender, "."]] }, headers };
}

/** RFC 2369, RFC 8058. */
export function listHeaders(list: "letters" | "plans", leave: string): Record<string, string> {
  return {
    "List-Id": `${productName} <${list}.${new URL(settings().ORIGIN).hostname}>`,
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
