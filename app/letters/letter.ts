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

export const paragraph = (...spans: Span[]): Block => ({ type: "paragraph", spans });
export const heading = (text: string): Block => ({ type: "heading", spans: [text] });
export const subheading = (text: string): Block => ({ type: "subheading", spans: [text] });
export const quote = (text: string): Block => ({ type: "quote", spans: [text] });
export const note = (...spans: Span[]): Block => ({ type: "note", spans });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const strong = (text: string): Span => ({ text, strong: true });
export const link = (text: string, href: string): Span => ({ text, href });
