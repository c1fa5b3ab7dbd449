/** In characters; a shorter line goes with the one before it. */
const shortest = 24;
const longest = 80;

/** After the last words of a prayer that a passage leads to. */
export const silence = "Be still for a while.";

/** A passage and the silence that follows its prayer are lines, too. */
export const linesWithPassage = (prayer: string): number => linesOf(prayer).length + 2;

export function linesOf(prayer: string): string[] {
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

export function lineNumber(asked: string | null, count: number): number | undefined {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 && number <= count ? number : undefined;
}
