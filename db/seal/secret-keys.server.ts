import { deriveKey, type Key } from "./seal.server";

const purposes = {
  /** For words that the team reads: requests, messages, notes. */
  shared: "words that the team reads",
  /** For the accounts' own keys. */
  accounts: "keys of accounts",
  /** Around what a password wraps, so that the file alone tells no guess. */
  locks: "locks of accounts",
  fingerprints: "fingerprints of words",
  /** Its id names the secret. */
  name: "name of the secret",
} as const;

/** What the server's secret gives: one key a purpose. */
export class Keys {
  readonly #derived = new Map<string, Key>();

  /** @param secret is asked once something is sealed or opened: whoever reads plain words needs none. */
  constructor(private readonly secret: () => string) {}

  of(purpose: keyof typeof purposes): Key {
    const derived = () => {
      const known = this.#derived.get(purpose) ?? deriveKey(this.secret(), purposes[purpose]);
      this.#derived.set(purpose, known);
      return known;
    };
    return {
      get id() {
        return derived().id;
      },
      get bytes() {
        return derived().bytes;
      },
    };
  }
}

export const secretIdOf = (secret: string): string => deriveKey(secret, purposes.name).id;
