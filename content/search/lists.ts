export const list = (text: string) => text.split(",").map((phrase) => phrase.trim());

/** Each of the one with each of the other. */
export const each = (those: string, said: string) =>
  list(those).flatMap((one) => list(said).map((other) => `${one} ${other}`));
