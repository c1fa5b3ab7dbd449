export function glimpseOf(text: string, most: number): string {
  return text.length > most ? `${wholeWords(text.slice(0, most))} …` : text;
}

function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"));
  return end < 0 ? text : text.slice(0, end).trimEnd();
}

/** Characters. */
const most = 60;

/** To the end of a phrase, where one ends early. */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= most) return withoutPause(line);
  const head = line.slice(0, most + 1);
  const phrase = /^.{15,59}?[.!?,;:](?=\s)/.exec(head)?.[0];
  const cut = head.slice(0, Math.max(head.lastIndexOf(" "), 0) || undefined);
  return withoutPause(phrase ?? withoutWaiting(cut));
}

/** Nothing where only punctuation follows. */
export function afterFirstWords(text: string): string {
  const rest = text.trim().slice(firstWords(text).length);
  return /^[,;:]*$/.test(rest) ? "" : rest;
}

/** A title does not end with a comma. */
function withoutPause(words: string): string {
  const trimmed = words.trimEnd();
  return /[,;:]$/.test(trimmed) ? withoutPause(trimmed.slice(0, -1)) : trimmed;
}

const waiting =
  /[\s,;:](?:an?|the|my|your|his|her|our|their|and|or|but|since|because|when|that|of|to|in|on|at|for|with|from|by|as)$/i;

/** Nor with "since the". */
function withoutWaiting(words: string): string {
  const end = words.search(waiting);
  return end > 0 ? withoutWaiting(words.slice(0, end)) : words;
}
