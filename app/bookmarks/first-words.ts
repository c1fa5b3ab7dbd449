/** Characters of the first words at the most. */
const most = 60;

/** The first words of a prayer without a title, as old books call one: to the end of a phrase, where one ends early. */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= most) return line.replace(/[,;:\s]+$/, "");
  const head = line.slice(0, most + 1);
  const phrase = /^.{15,}?[.!?,;:](?=\s)/.exec(head)?.[0] ?? head.replace(/\s+\S*$/, "");
  return phrase.replace(/[,;:\s]+$/, "");
}

/** What follows the first words of a text; after half a sentence it begins with three points. */
export function afterFirstWords(text: string): string {
  const first = firstWords(text);
  const rest = text
    .trim()
    .slice(first.length)
    .replace(/^[,;:\s]+/, "");
  return rest === "" || /[.!?…]$/.test(first) ? rest : `… ${rest}`;
}
