import { AsyncLocalStorage } from "node:async_hooks";

/** Milliseconds that one transaction may take unless more is asked for; others wait for it. */
const usual = 5_000;

/** A transaction took longer than it may, and was undone: the database is slow, or somebody is in the way. */
export class LateTransactionError extends Error {
  override name = "LateTransactionError";

  constructor() {
    super("The transaction took too long");
  }
}

const running = new AsyncLocalStorage<true>();

/** @throws inside a transaction, where another one would wait for it. */
export function demandNoTransaction(): void {
  if (running.getStore()) throw new Error("A write inside a write waits for itself");
}

/** Does the work of a transaction. @throws LateTransactionError, or what `work` threw. */
export async function runTransaction<T>(work: () => Promise<T>, deadline = usual): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateTransactionError()), deadline);
  });
  try {
    return await Promise.race([running.run(true, work), late]);
  } finally {
    clearTimeout(timer);
  }
}
