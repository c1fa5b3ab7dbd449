/** In characters; a shorter line goes with the one before it. */
const shortest = 24;
const longest = 80;

export function linesOf(prayer: string): string[] {
  if (!prayer) return [];
  return prayer.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    for (const sentence of sentencesOf(paragraph)) {
      const last = lines.at(-1);
      const joins = last && (last.length < shortest || sentence.length < shortest);
      if (joins && last.length + sentence.length <= longest)
        lines.push(`${lines.pop()} ${sentence}`);
      else lines.push(sentence);
    }
    return lines;
  });
}

function sentencesOf(paragraph: string): string[] {
  const parts = paragraph.split(/([.!?…][”’]?)\s+/);
  return parts.flatMap((part, index) => (index % 2 ? [] : part + (parts[index + 1] ?? "")));
}

/** @param count where it is not known yet, more than any prayer has: beyond its last line is the whole of it */
export function lineNumber(asked: string | null, count = 99): number | undefined {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}
