/** A piece of a help line: plain words, or words that lead somewhere. */
export type HelpPart = string | { words: string; to: string };

/** Who listens by day and night; content asks to `callOrText` it in the midst of a sentence. */
export const lifeline = {
  number: "988",
  call: "tel:988",
  text: "sms:988",
  callOrText: "call or text 988",
} as const;

/** Who comes at once. */
export const emergency = { number: "911", call: "tel:911" } as const;

const numberOf = ({ number, call }: { number: string; call: string }): HelpPart => ({
  words: number,
  to: call,
});

/** Whom to call in despair or danger. */
export const crisisLine: readonly HelpPart[] = [
  "Thinking about suicide, or afraid you might hurt yourself? Call or text ",
  numberOf(lifeline),
  " in the US. If\u00a0anyone is in immediate danger, call ",
  numberOf(emergency),
  ". Elsewhere: ",
  { words: "findahelpline.com", to: "https://findahelpline.com" },
];

/** Who listens where home is not safe. */
export const hotline = { number: "1-800-799-7233", call: "tel:+18007997233" } as const;

/** Whom to call where home is not safe. */
export const unsafeHomeLine: readonly HelpPart[] = [
  "If someone is hurting you: National Domestic Violence Hotline, ",
  numberOf(hotline),
  ", or text START to ",
  { words: "88788", to: "sms:88788" },
  ". If they check your phone, use a safer one.",
];

/** One press to each of them. */
export const helpCalls = [
  { words: `Call ${lifeline.number}`, to: lifeline.call },
  { words: `Text ${lifeline.number}`, to: lifeline.text },
  { words: `Call ${emergency.number}`, to: emergency.call },
] as const;

/** One press to who listens where home is not safe. */
export const hotlineCall = { words: `Call ${hotline.number}`, to: hotline.call } as const;

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
