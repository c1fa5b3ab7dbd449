/** Chance that can be repeated: the same seed gives the same numbers. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  chance(of: number): boolean;
  bytes(length: number): string;
};

/** The generator mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    chance: (of) => next() < of,
    bytes: (length) => String.fromCharCode(...Array.from({ length }, () => below(256))),
  };
}
