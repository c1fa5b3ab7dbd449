import type { EventEmitter } from "node:events";

/**
 * Counts what is open by a key, such as the requests of an address.
 * @returns counts one more until it emits `close`, and says how many of the key are open with it.
 */
export function openCounts(): (key: string, opened: EventEmitter) => number {
  const counts = new Map<string, number>();
  return (key, opened) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    opened.once("close", () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    return count;
  };
}
