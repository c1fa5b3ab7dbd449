/** A run of words: plain, or with something about it. */
export type Span = string | { text: string; strong?: boolean; em?: boolean; href?: string };

export type Block =
  | { type: "heading" | "subheading" | "paragraph" | "quote" | "note"; spans: Span[] }
  /** With a start it is numbered from that. */
  | { type: "list"; items: Span[][]; start?: number }
  | { type: "button"; label: string; href: string }
  | { type: "rule" };

/** A letter's words, before they are anybody's. */
export type LetterWords = {
  subject: string;
  /** What a list of letters shows of it beside the subject. */
  preview?: string;
  blocks: Block[];
  /** Small, below everything: why it came, and how to have no more. */
  footer: Span[][];
};

export const paragraph = (...spans: Span[]): Block => ({ type: "paragraph", spans });
export const heading = (text: string): Block => ({ type: "heading", spans: [text] });
export const subheading = (text: string): Block => ({ type: "subheading", spans: [text] });
export const quote = (text: string): Block => ({ type: "quote", spans: [text] });
export const note = (...spans: Span[]): Block => ({ type: "note", spans });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const strong = (text: string): Span => ({ text, strong: true });
export const link = (text: string, href: string): Span => ({ text, href });
