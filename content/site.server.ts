import { AsyncLocalStorage } from "node:async_hooks";
import { compactName, productName } from "./product";

/** What this site says: ours, with what the operator's folder puts in its place. Never changed, only replaced. */
export type Site = {
  /** Of the folder's files; empty without any. */
  hash: string;
  /** From where its pictures and recordings are served. */
  folder?: string;
  name: string;
  shortName: string;
};

/** Without a folder. */
export const builtIn: Site = Object.freeze({ hash: "", name: productName, shortName: compactName });

let current = builtIn;

const ofRequest = new AsyncLocalStorage<Site>();

/** The same one for as long as a request takes: no page is mixed of two. */
export const site = (): Site => ofRequest.getStore() ?? current;

export const withSite = <T>(work: () => T): T => ofRequest.run(current, work);

export function replaceSite(next: Site): void {
  current = Object.freeze(next);
}

/** Makes what depends on the site, once for each. */
export function perSite<T>(make: (site: Site) => T): () => T {
  const made = new WeakMap<Site, { value: T }>();
  return () => {
    const key = site();
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}
