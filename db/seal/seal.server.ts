import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What is sealed carries the id, which tells nothing of the key. */
export type Key = {
  readonly id: string;
  readonly bytes: Buffer;
  /** What is sealed with that one is locked. */
  readonly lockedId?: string;
};

/** Forms refuse control characters, so that nobody can type what looks sealed. */
const mark = "\u0001";

const version = "1";

/** Bytes: a length tells a multiple of it alone. */
const step = 256;

/** Stands for words that were altered, moved, or sealed with a key that is gone. */
export const unreadable = "[These words cannot be opened.]";

/** Stands for words whose lock is not open. */
export const lockedWords = "[Locked. Only its owner can open it.]";

export const isClosed = (words: string): boolean => words === unreadable || words === lockedWords;

/** HKDF-SHA256. */
export function deriveKey(secret: string | Buffer, purpose: string): Key {
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, "", info, length));
  return { id: derive(`id of ${purpose}`, 6).toString("base64url"), bytes: derive(purpose, 32) };
}

export function makeKey(): Key {
  return { id: randomBytes(6).toString("base64url"), bytes: randomBytes(32) };
}

/** AES-256-GCM with a fresh nonce. @param beside has to be the same when it is opened. */
export function encrypt(key: Buffer, bytes: Buffer, beside = ""): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(beside));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined where anything differs from what was encrypted. */
export function decrypt(key: Buffer, sealed: Buffer, beside = ""): Buffer | undefined {
  const [nonce, tag] = [sealed.subarray(0, 12), sealed.subarray(-16)];
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(beside)).setAuthTag(tag);
    const bytes = decipher.update(sealed.subarray(12, -16));
    decipher.final();
    return bytes;
  } catch {
    return undefined;
  }
}

/** What no other row has; a value that is copied to another row, person or column opens no more. */
export type Row = readonly (string | number)[];

/** A find asks for thousands, of few columns. */
const columnNames = new WeakMap<SQLiteColumn, string>();

/** As `JSON.stringify` writes the version, the key's id, the table, the column and the row in one array. */
function placeOf(id: string, column: SQLiteColumn, row: Row): string {
  let names = columnNames.get(column);
  if (!names) {
    names = `"${getTableName(column.table)}","${column.name}"`;
    columnNames.set(column, names);
  }
  return `["${version}","${id}",${names},${JSON.stringify(row).slice(1)}`;
}

/** How everything that the key sealed begins. */
export const sealedBeginning = (id: string): string => `${mark}${version}.${id}.`;

export const isSealed = (value: string) => value.startsWith(mark);

/** A sealed value of JSON stands between quotation marks. */
export const isPlainColumn = (column: SQLiteColumn): SQL =>
  sql`substr(${column}, 1, 1) <> ${isJson(column) ? '"' : mark}`;

/** @param key undefined before sealing has begun: then the words stay as they are. */
export function seal(key: Key | undefined, column: SQLiteColumn, row: Row, words: string): string {
  if (!key) return words;
  // The byte 1 ends the words: no typed text has it.
  const bytes = Buffer.from(`${words}\u0001`);
  const padded = Buffer.alloc(Math.ceil(bytes.length / step) * step);
  bytes.copy(padded);
  const sealed = encrypt(key.bytes, padded, placeOf(key.id, column, row));
  return [mark + version, key.id, sealed.toString("base64url")].join(".");
}

/** Words that are not sealed yet are given back as they are. */
export function open(key: Key | undefined, column: SQLiteColumn, row: Row, value: string): string {
  if (!isSealed(value)) return value;
  const [given, id = "", sealed = ""] = value.slice(mark.length).split(".");
  if (id === key?.lockedId) return lockedWords;
  if (given !== version || id !== key?.id) return unreadable;
  const bytes = decrypt(key.bytes, Buffer.from(sealed, "base64url"), placeOf(id, column, row));
  return bytes ? bytes.toString("utf8", 0, bytes.lastIndexOf(1)) : unreadable;
}

/**
 * In a fifth of the time of `open`, and nobody vouches for the words: only to look through thousands, of
 * which what is found is opened. GCM encrypts as CTR does, counting from 2 (NIST SP 800-38D, 7.1); to make
 * a cipher for each value, and to allocate, is what takes long.
 *
 * @returns empty words where a value was sealed with another key
 */
export function peekWith(key: Key | undefined): (value: string) => string {
  const blocks = key && createCipheriv("aes-256-ecb", key.bytes, null).setAutoPadding(false);
  const beginning = key && sealedBeginning(key.id);
  let [sealed, counters] = [Buffer.alloc(0), new DataView(new ArrayBuffer(0))];
  return (value) => {
    if (!isSealed(value)) return value;
    if (!blocks || !beginning || !value.startsWith(beginning)) return "";
    // Both are used again for the next value.
    if (sealed.length < value.length) {
      sealed = Buffer.from(new ArrayBuffer(value.length));
      counters = new DataView(new ArrayBuffer(value.length));
    }
    const length = sealed.write(value.slice(beginning.length), "base64url") - 28;
    if (length < 0 || length % 16 > 0) return "";
    const [first = 0, second = 0, third = 0] = [0, 4, 8].map((at) => sealed.readInt32BE(at));
    for (let at = 0; at < length; at += 16) {
      counters.setInt32(at, first);
      counters.setInt32(at + 4, second);
      counters.setInt32(at + 8, third);
      counters.setInt32(at + 12, at / 16 + 2);
    }
    const stream = blocks.update(new Uint8Array(counters.buffer, 0, length));
    const text = new Int32Array(sealed.buffer, 12, length / 4);
    const mask = new Int32Array(stream.buffer, stream.byteOffset, length / 4);
    for (let at = 0; at < text.length; at++) text[at] = (text[at] ?? 0) ^ (mask[at] ?? 0);
    return sealed.toString("utf8", 12, sealed.lastIndexOf(1, length + 11));
  };
}

/** Columns whose words are sealed, by their names in a row. */
export type SealedColumns = Readonly<Record<string, SQLiteColumn>>;

/** @param values others than those of `columns` stay as they are */
export function sealRow<Values extends object>(
  key: Key | undefined,
  columns: SealedColumns,
  row: Row,
  values: Values,
): Values {
  if (!key) return values;
  return mapped(columns, values, (column, value) => {
    const words = isJson(column) ? JSON.stringify(value) : String(value);
    return typeof value === "string" && isSealed(value) ? value : seal(key, column, row, words);
  });
}

export function openRow<Values extends object>(
  key: Key | undefined,
  columns: SealedColumns,
  row: Row,
  values: Values,
): Values {
  return mapped(columns, values, (column, value) => {
    if (typeof value !== "string") return value;
    const words = open(key, column, row, value);
    if (!isJson(column)) return words;
    return isClosed(words) ? {} : JSON.parse(words);
  });
}

/** What the old key does not open stays as it is. */
export function resealRow<Values extends object>(
  from: Key | undefined,
  to: Key,
  columns: SealedColumns,
  row: Row,
  values: Values,
): Values {
  return mapped(columns, sealRow(to, columns, row, values), (column, value) => {
    const words = open(from, column, row, String(value));
    return isClosed(words) ? value : seal(to, column, row, words);
  });
}

const isJson = ({ dataType }: SQLiteColumn) => dataType === "json";

function mapped<Values extends object>(
  columns: SealedColumns,
  values: Values,
  each: (column: SQLiteColumn, value: unknown) => unknown,
): Values {
  const changed = { ...values } as Record<string, unknown>;
  for (const [name, column] of Object.entries(columns)) {
    const value = changed[name];
    if (value !== undefined && value !== null) changed[name] = each(column, value);
  }
  return changed as Values;
}
