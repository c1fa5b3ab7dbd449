/** The name that somebody may have meant, if one is near: two letters wrong at the most. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, far: name.startsWith(typed) ? 1 : distance(typed, name) }))
    .filter(({ name, far }) => far <= Math.min(2, Math.floor(name.length / 2)))
    .sort((one, other) => one.far - other.far);
  return typed.length > 1 ? near[0]?.name : undefined;
}

/** How many letters to add, leave out, change or swap with the next to make one word the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const swap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + change,
        i > 1 && j > 1 && swap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
