import { vi } from "vitest";

/** How to forget what the process under test has made once. */
const made = vi.hoisted(() => new Set<() => void>());

vi.mock("~/runtime/once.server", () => ({
  once<T>(make: () => T): () => T {
    let kept: { value: T } | undefined;
    made.add(() => {
      kept = undefined;
    });
    return () => {
      kept ??= { value: make() };
      return kept.value;
    };
  },
}));

/** Forgets all that was made. */
globalThis.forgetMade = () => {
  for (const forget of made) forget();
};

declare global {
  var forgetMade: () => void;
}
