import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

type Cut = readonly [verse: number, at: number, kind: string, ...rest: string[]];

/** The blocks that the translators' layout makes of the verses, cut from the files by themselves. */
export function expectedBlocks(slug: string, chapter: number): string[] {
  const read = (name: string) =>
    JSON.parse(brotliDecompressSync(readFileSync(`content/bible/bsb/${name}`)).toString());
  const [, ...verses]: string[] = read(`${slug}.json.br`)[chapter - 1];
  const { b, h = [] }: { b: Cut[]; h?: Cut[] } = read(`${slug}.layout.br`)[chapter - 1];
  const cuts = [...b, ...h].filter(([, , kind]) => kind !== "b");
  const blocks: string[][] = [];
  for (const [index, text] of verses.entries()) {
    const own = cuts.filter(([verse]) => verse === index + 1).map(([, at]) => at);
    for (const start of [...new Set([0, ...own])].sort((one, other) => one - other)) {
      if (own.includes(start) || blocks.length === 0) blocks.push([]);
      const end = Math.min(...own.filter((at) => at > start), text.length);
      blocks.at(-1)?.push(text.slice(start, end).trim());
    }
  }
  return blocks.map((texts) => texts.join(" "));
}
