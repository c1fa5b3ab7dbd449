import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open, stat } from "node:fs/promises";

/**
 * Behind a backup's last page stands a line with the hash of all before it. SQLite does not read
 * that far, so the file opens with any of its tools, and one altered byte is seen.
 */
const words = "\nPrayer LIFE backup, SHA-256 of all before this line: ";
const sealLength = words.length + 64 + 1;

/** Puts the seal behind a file that is complete. */
export async function seal(file: string): Promise<void> {
  await appendFile(file, `${words}${await hashOf(file)}\n`);
}

/** How long a sealed file is without its seal, or what is wrong with it. */
export async function checkSeal(
  file: string,
): Promise<{ length: number } | { wrong: "altered" | "unsealed" }> {
  const length = (await stat(file)).size - sealLength;
  if (length <= 0) return { wrong: "unsealed" };
  const line = await readAt(file, length);
  if (!line.startsWith(words)) return { wrong: "unsealed" };
  const same = line === `${words}${await hashOf(file, length)}\n`;
  return same ? { length } : { wrong: "altered" };
}

async function readAt(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(sealLength), position });
    return buffer.toString("latin1");
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string, length?: number): Promise<string> {
  const hash = createHash("sha256");
  const end = length === undefined ? undefined : length - 1;
  for await (const chunk of createReadStream(file, { end, highWaterMark: 1 << 20 })) {
    hash.update(chunk);
  }
  return hash.digest("hex");
}
