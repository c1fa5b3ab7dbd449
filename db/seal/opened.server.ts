import { AsyncLocalStorage } from "node:async_hooks";

const opened = new AsyncLocalStorage<Map<number, Buffer>>();

/** What is opened within it is forgotten at its end: a lock is open for one request alone. */
export const withOpenedLocks = <T>(work: () => T): T => opened.run(new Map(), work);

/** For a body that is made after its response. */
export const inOpenedLocks = <T>(work: () => T): (() => T) => AsyncLocalStorage.bind(work);

/** The root is what a password, a code or a session opens: the account's key comes from it. */
export function keepOpened(userId: number, root: Buffer): void {
  opened.getStore()?.set(userId, root);
}

export const openedRoot = (userId: number): Buffer | undefined => opened.getStore()?.get(userId);

export function forgetOpened(userId: number): void {
  opened.getStore()?.delete(userId);
}
