const listeners = new Set<() => void>();

/** A letter may have been ordered in this process: it is looked for at once. */
export function wakeLetters(): void {
  for (const listener of listeners) listener();
}

/** Hears that. @returns what ends it. */
export function onOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
