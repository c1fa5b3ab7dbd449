import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open, stat } from "node:fs/promises";

/** SQLite does not read behind its last page, so any SQLite tool still opens the file. */
const prefix = "\nPrayer LIFE backup, SHA-256 of all before this line: ";
const lineLength = prefix.length + 64 + 1;

export async function appendChecksum(file: string): Promise<void> {
  await appendFile(file, `${prefix}${await hashOf(file)}\n`);
}

export async function verifyChecksum(
  file: string,
): Promise<{ length: number } | { wrong: "altered" | "missing" }> {
  const length = (await stat(file)).size - lineLength;
  if (length <= 0) return { wrong: "missing" };
  const line = await readAt(file, length);
  if (!line.startsWith(prefix)) return { wrong: "missing" };
  const same = line === `${prefix}${await hashOf(file, length)}\n`;
  return same ? { length } : { wrong: "altered" };
}

async function readAt(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(lineLength), position });
    return buffer.toString("latin1");
  } finally {
    await handle.close();
  }
}

export async function hashOf(file: string, length?: number): Promise<string> {
  const hash = createHash("sha256");
  const end = length === undefined ? undefined : length - 1;
  for await (const chunk of createReadStream(file, { end, highWaterMark: 1 << 20 })) {
    hash.update(chunk);
  }
  return hash.digest("hex");
}
