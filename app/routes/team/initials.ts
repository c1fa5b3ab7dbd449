/** A name on paper: the first letters of its words, three at the most. */
export function initialsOf(name: string | null): string {
  const words = (name ?? "").split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.slice(0, 3).map((word) => `${[...word][0]?.toUpperCase()}.`);
  return letters.join(" ") || "N. N.";
}
