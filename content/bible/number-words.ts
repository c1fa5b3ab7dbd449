const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Numbers as they are written out, in a few languages. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...units.map((word, at) => [word, at + 1] as const),
  ...ordinals.map((word, at) => [word, at + 1] as const),
  ...tens.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    [word.replace(/y$/, "ieth"), (at + 2) * 10] as const,
  ]),
  ["hundred", 100],
  ["hundredth", 100],
  ["primera", 1],
  ["primeira", 1],
  ["premiere", 1],
  ["segunda", 2],
  ["seconde", 2],
  ["deuxieme", 2],
  ["tercera", 3],
  ["terceira", 3],
  ["troisieme", 3],
]);
