/** A piece of a help line: plain words, or words that lead somewhere. */
export type HelpPart = string | { words: string; to: string };

/** Whom to call in despair or danger. */
export const crisisLine: readonly HelpPart[] = [
  "Thinking about suicide, or afraid you might hurt yourself? Call or text ",
  { words: "988", to: "tel:988" },
  " in the US. If anyone is in immediate danger, call ",
  { words: "911", to: "tel:911" },
  ". Elsewhere: ",
  { words: "findahelpline.com", to: "https://findahelpline.com" },
];

/** Whom to call where home is not safe. */
export const unsafeHomeLine: readonly HelpPart[] = [
  "If someone is hurting you: National Domestic Violence Hotline, ",
  { words: "1-800-799-7233", to: "tel:+18007997233" },
  ", or text START to ",
  { words: "88788", to: "sms:88788" },
  ". If they check your phone, use a safer one.",
];

/** One press to each of them. */
export const helpCalls = [
  { words: "Call 988", to: "tel:988" },
  { words: "Text 988", to: "sms:988" },
  { words: "Call 911", to: "tel:911" },
] as const;

/** A help line as plain text. */
export function helpText(line: readonly HelpPart[]): string {
  return line.map((part) => (typeof part === "string" ? part : part.words)).join("");
}

/** HTML with the help lines in the places that `{crisisLine}` and `{unsafeHomeLine}` keep for them. */
export function withHelpLines(html: string): string {
  return html.replace(/\{(crisisLine|unsafeHomeLine)\}/g, (_, name: keyof typeof lines) =>
    lines[name].map(htmlOf).join(""),
  );
}

const lines = { crisisLine, unsafeHomeLine };

const htmlOf = (part: HelpPart) =>
  typeof part === "string" ? part : `<a href="${part.to}">${part.words}</a>`;
