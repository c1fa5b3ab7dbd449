import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";

/** Bytes of a tar's header, and what every file in it is filled up to (POSIX ustar). */
const block = 512;

const chunk = 1 << 20;

/** The last file in it, as sha256sum reads it: without it the end is missing. */
const sumsName = "SHA256SUMS";

/** What else is in it, of this program. */
export const bundled = {
  database: "prayer-life.db",
  secret: "secret.copy",
  site: "site",
} as const;

export class BundleError extends Error {
  override name = "BundleError";
}

/** A tar of these files, in a new file that only its owner reads. */
export function writeBundle(file: string, parts: readonly { name: string; path: string }[]): void {
  const to = openSync(file, "wx", 0o600);
  const sums: string[] = [];
  const write = (bytes: Buffer) => writeAll(to, bytes);
  const fill = (size: number) => write(Buffer.alloc(restOf(size)));
  try {
    for (const { name, path } of parts) {
      const { size } = statSync(path);
      const hash = createHash("sha256");
      write(headersOf(name, size));
      const from = openSync(path, "r");
      try {
        copyBytes(from, size, (bytes) => {
          hash.update(bytes);
          write(bytes);
        });
      } finally {
        closeSync(from);
      }
      fill(size);
      sums.push(`${hash.digest("hex")}  ${name}\n`);
    }
    const last = Buffer.from(sums.join(""));
    write(headerOf(sumsName, last.length));
    write(last);
    fill(last.length);
    write(Buffer.alloc(2 * block));
    fsyncSync(to);
  } finally {
    closeSync(to);
  }
}

function writeAll(to: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(to, bytes, at);
}

/** Up to the next block. */
const restOf = (size: number) => (block - (size % block)) % block;

/** @throws BundleError where the file became shorter meanwhile. */
function copyBytes(from: number, size: number, write: (bytes: Buffer) => void): void {
  const buffer = Buffer.alloc(Math.min(chunk, size));
  for (let left = size; left > 0; ) {
    const length = readSync(from, buffer, 0, Math.min(left, buffer.length), null);
    if (length === 0) throw new BundleError("This bundle ends too early.");
    write(buffer.subarray(0, length));
    left -= length;
  }
}

/** Whether it is a tar; what is in it may be wrong all the same. */
export function isBundle(file: string): boolean {
  try {
    const from = openSync(file, "r");
    try {
      return isHeader(readBytes(from, block));
    } finally {
      closeSync(from);
    }
  } catch {
    return false;
  }
}

/**
 * @param folder where its files are written; without it they are only checked.
 * @returns their names. @throws BundleError where it was cut or altered.
 */
export function unpackBundle(file: string, folder?: string): string[] {
  const from = openSync(file, "r");
  const sums: string[] = [];
  const names: string[] = [];
  try {
    for (;;) {
      const { name, size } = nextFile(from);
      if (name === sumsName) {
        if (readBytes(from, size).toString() === sums.join("")) return names;
        throw new BundleError("This bundle was altered after it was made.");
      }
      const hash = createHash("sha256");
      const to = folder && makeIn(folder, name);
      try {
        copyBytes(from, size, (bytes) => {
          hash.update(bytes);
          if (to) writeAll(to, bytes);
        });
      } finally {
        if (to) closeSync(to);
      }
      readBytes(from, restOf(size));
      names.push(name);
      sums.push(`${hash.digest("hex")}  ${name}\n`);
    }
  } finally {
    closeSync(from);
  }
}

function makeIn(folder: string, name: string): number {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return openSync(path, "wx", 0o600);
}

function readBytes(from: number, length: number): Buffer {
  const parts: Buffer[] = [];
  copyBytes(from, length, (bytes) => parts.push(Buffer.from(bytes)));
  return Buffer.concat(parts);
}

function nextFile(from: number, longName?: string): { name: string; size: number } {
  const bytes = readBytes(from, block);
  if (!isHeader(bytes)) throw new BundleError("This bundle was cut, or another program made it.");
  const text = (start: number, length: number) =>
    bytes
      .subarray(start, start + length)
      .toString()
      .split("\0", 1)[0] ?? "";
  // From 8 GiB on as a binary number, as GNU tar has it.
  const isBinary = bytes[124] === 0x80;
  const size = isBinary ? Number(bytes.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8);
  if (text(156, 1) === "x" && size < chunk) {
    const long = readBytes(from, size).toString().split(" path=")[1] ?? "";
    readBytes(from, restOf(size));
    return nextFile(from, long.slice(0, -1));
  }
  const name = longName ?? text(0, 100);
  if (name.split("/").some((part) => part === "" || part === "." || part === ".."))
    throw new BundleError(`This bundle holds a file that is named ${JSON.stringify(name)}.`);
  return { name, size };
}

const isHeader = (bytes: Buffer): boolean =>
  bytes.subarray(257, 262).toString() === "ustar" &&
  Number.parseInt(bytes.subarray(148, 156).toString(), 8) === sumOf(bytes);

/** The checksum counts as spaces. */
const sumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

/** A name that is longer than a header holds stands in a header of its own (POSIX pax). */
function headersOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) <= 100) return headerOf(name, size);
  const rest = Buffer.byteLength(` path=${name}\n`);
  const length = rest + String(rest + 3).length;
  const record = Buffer.from(`${length} path=${name}\n`);
  const fill = Buffer.alloc(restOf(record.length));
  return Buffer.concat([
    headerOf("long-name", record.length, "x"),
    record,
    fill,
    headerOf("-", size),
  ]);
}

function headerOf(name: string, size: number, type = "0"): Buffer {
  const bytes = Buffer.alloc(block);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  bytes.write(name, 0);
  bytes.write([octal(0o600, 7), octal(0, 7), octal(0, 7), ""].join("\0"), 100);
  if (size < 8 ** 11) bytes.write(octal(size, 11), 124);
  else {
    bytes[124] = 0x80;
    bytes.writeBigUInt64BE(BigInt(size), 128);
  }
  bytes.write(octal(0, 11), 136);
  bytes.write(type, 156);
  bytes.write("ustar\x0000", 257);
  bytes.write(`${octal(sumOf(bytes), 6)}\0 `, 148);
  return bytes;
}
