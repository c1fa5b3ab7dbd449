/**
 * Letters as every search compares them: without case, accents and apostrophes, however they were typed
 * ("Zoë" and "Zoe", "O’Brien" and "o'brien", one letter or a letter and its mark).
 */
export function fold(text: string): string {
  const bare = text.replaceAll(/['’‘ʼ`]/g, "");
  // Most texts are plain, and normalizing takes ten times as long.
  const isPlain = !/[^\0-\x7f“”–—]/.test(bare);
  const plain = isPlain ? bare : bare.normalize("NFKD").replaceAll(/[\p{M}ʼ`]/gu, "");
  return plain.toLowerCase();
}
