import type { Token } from "marked";
import type { Span } from "~/letters/letter";

type Marks = { strong?: boolean; em?: boolean; href?: string };

/** The words of a Markdown line with what marks them, as letters have them. */
export function spansOf(tokens: readonly Token[], marks: Marks = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case "strong":
        return spansOf(token.tokens ?? [], { ...marks, strong: true });
      case "em":
        return spansOf(token.tokens ?? [], { ...marks, em: true });
      case "link":
        return spansOf(token.tokens ?? [], { ...marks, href: safeHref(token.href) });
      case "br":
        return [" "];
      case "html":
      case "image":
        return [];
      case "escape":
      case "codespan":
        return [{ ...marks, text: token.text }];
      default: {
        if ("tokens" in token && token.tokens) return spansOf(token.tokens, marks);
        const text = "text" in token ? entities(String(token.text)) : "";
        return Object.keys(marks).length > 0 ? [{ ...marks, text }] : [text];
      }
    }
  });
}

/** Only addresses that a letter may lead to. */
function safeHref(href: string): string | undefined {
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(href) ? href : undefined;
}

/** The words alone. */
export const plainText = (tokens: readonly Token[]) =>
  spansOf(tokens)
    .map((span) => (typeof span === "string" ? span : span.text))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** What Markdown lets people write for the letters that it needs itself. */
function entities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
