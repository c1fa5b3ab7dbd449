import { unturned } from "~/ui/reading/isolated";

/**
 * Rows as CSV (RFC 4180) with a line of names. A spreadsheet takes words that begin like a formula
 * for one; an apostrophe before them keeps them words. Marks that turn what follows them round are left out.
 */
export function csvOf(names: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => names.map((name) => cell(row[name])));
  return [names.map(cell), ...lines].map((cells) => cells.join(",")).join("\r\n");
}

function cell(value: unknown): string {
  const words = harmless(unturned(textOf(value)));
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join("; ") : String(value);
}

function harmless(words: string): string {
  return /^[\s\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/.test(words) ? `'${words}` : words;
}
