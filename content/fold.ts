/**
 * Letters as every search compares them: without case, accents and apostrophes, however they were typed
 * ("Zoë" and "Zoe", "O’Brien" and "o'brien", one letter or a letter and its mark).
 */
export function fold(text: string): string {
  // Most texts are plain, and normalizing takes ten times as long.
  const plain = /^\p{ASCII}*$/u.test(text) ? text : text.normalize("NFKD");
  return plain.replaceAll(/[\p{M}'’‘ʼ`]/gu, "").toLowerCase();
}
