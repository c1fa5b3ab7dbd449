/** Characters of the first words at the most. */
const most = 60;

/** The first words of a prayer without a title, as old books call one: to the end of a phrase, where one ends early. */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= most) return withoutPause(line);
  const head = line.slice(0, most + 1);
  const phrase = /^.{15,59}?[.!?,;:](?=\s)/.exec(head)?.[0];
  const cut = head.slice(0, Math.max(head.lastIndexOf(" "), 0) || undefined);
  return withoutPause(phrase ?? withoutWaiting(cut));
}

/** What follows the first words of a text, to be read on from them; a pause alone is nothing. */
export function afterFirstWords(text: string): string {
  const rest = text.trim().slice(firstWords(text).length);
  return /^[,;:]*$/.test(rest) ? "" : rest;
}

/** A comma at the end of a title waits for something. */
function withoutPause(words: string): string {
  const trimmed = words.trimEnd();
  return /[,;:]$/.test(trimmed) ? withoutPause(trimmed.slice(0, -1)) : trimmed;
}

const waiting =
  /[\s,;:](?:an?|the|my|your|his|her|our|their|and|or|but|since|because|when|that|of|to|in|on|at|for|with|from|by|as)$/i;

/** Where a sentence is cut, "since the" waits for something, too. */
function withoutWaiting(words: string): string {
  const end = words.search(waiting);
  return end > 0 ? withoutWaiting(words.slice(0, end)) : words;
}
