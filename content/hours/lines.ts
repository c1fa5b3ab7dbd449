/** In characters; a shorter line goes with the one before it. */
const shortest = 24;
const longest = 80;

/** @param read is of the Bible: it has lines of its own, or long sentences. */
export function linesOf(prayer: string, read = false): string[] {
  if (!prayer) return [];
  return prayer.split(/\n\s*\n/).flatMap((paragraph) => {
    if (read && paragraph.includes("\n"))
      return paragraph.split(/\n(?! )/).map((line) => line.replaceAll(/\s+/g, " "));
    const lines: string[] = [];
    const parts = paragraph.split(read ? clause : sentence);
    for (let at = 0; at < parts.length; at += 2) {
      const part = `${parts[at]}${parts[at + 1] ?? ""}`;
      const last = lines.at(-1);
      const joins = last && (read || last.length < shortest || part.length < shortest);
      if (joins && last.length + part.length <= longest) lines.push(`${lines.pop()} ${part}`);
      else if (part) lines.push(part);
    }
    return lines;
  });
}

const sentence = /([.!?…][”’]?)\s+/;
const clause = /([.!?…,;:][”’]*)\s+/;

/** @param count where it is not known yet, more than any prayer has: beyond its last line is the whole of it */
export function lineNumber(asked: string | null, count = 99): number | undefined {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}
