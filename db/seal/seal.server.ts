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
  const { given, id, sealed } = partsOf(value);
  if (id === key?.lockedId) return lockedWords;
  if (given !== version || id !== key?.id) return unreadable;
  const bytes = decrypt(key.bytes, sealed, placeOf(id, column, row));
  return bytes ? wordsOf(bytes) : unreadable;
}

/**
 * In a third of the time of `open`, and nobody vouches for the words: only to look through thousands, of
 * which what is found is opened. GCM encrypts as CTR does, counting from 2 (NIST SP 800-38D, 7.1); to make
 * a cipher for each value is what takes long.
 *
 * @returns empty words where a value was sealed with another key
 */
export function peekWith(key: Key | undefined): (value: string) => string {
  const blocks = key && createCipheriv("aes-256-ecb", key.bytes, null).setAutoPadding(false);
  return (value) => {
    if (!isSealed(value)) return value;
    const { given, id, sealed } = partsOf(value);
    const text = sealed.subarray(12, -16);
    if (!blocks || given !== version || id !== key.id || text.length % 16 > 0) return "";
    const counters = Buffer.alloc(text.length, sealed.subarray(0, 16));
    for (let at = 0; at < text.length; at += 16) counters.writeUInt32BE(at / 16 + 2, at + 12);
    const stream = blocks.update(counters);
    for (let at = 0; at < text.length; at++) text[at] = (text[at] ?? 0) ^ (stream[at] ?? 0);
    return wordsOf(text);
  };
}

function partsOf(value: string) {
  const [given, id = "", sealed = ""] = value.slice(mark.length).split(".");
  return { given, id, sealed: Buffer.from(sealed, "base64url") };
}

const wordsOf = (padded: Buffer) => padded.toString("utf8", 0, padded.lastIndexOf(1));

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
