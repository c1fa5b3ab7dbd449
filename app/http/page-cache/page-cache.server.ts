import { setTimeout as pause } from "node:timers/promises";
import { now } from "~/runtime/clock.server";
import { database, isStorageTrouble } from "~/runtime/database.server";
import { singleton } from "~/runtime/singleton.server";
import { foreignChanges } from "../../../db/engines/client.server";
import { type Bodies, makeReady, type Ready } from "./cached-response.server";
import { brotli, compressed } from "./compress.server";

/** Where a page is kept, and what the log calls it. */
export type ReadyPlace = { address: string; pattern: string };

type Entry = Ready & { fields: Record<string, string> };

/**
 * The pages (and their `.data` twins) that are ready in memory, by an address that holds nothing but
 * what the page reads of it. What does not fit is let go, the oldest first.
 * @param limit bytes of all bodies that are kept.
 * @param stamp changes when everything that is kept may be wrong; it is asked once a second.
 */
export class ReadyPages {
  #entries = new Map<string, Entry>();
  #making = new Map<string, Promise<Ready | undefined>>();
  #unpolished: string[] = [];
  #size = 0;
  /** Counts what was let go, so that what was rendered before is not kept after it. */
  #turn = 0;
  #stamp: string | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly limit: number,
    readonly stamp: () => string,
  ) {}

  get(address: string): Ready | undefined {
    this.#check();
    return this.#entries.get(address);
  }

  /**
   * The page of a place, rendered if it is not there; at once for all who ask meanwhile.
   * @returns undefined when its answer may not be kept: not 200, or not for everyone.
   */
  make(place: ReadyPlace, render: () => Promise<Response>): Promise<Ready | undefined> {
    const { address } = place;
    const made = this.get(address) ?? this.#making.get(address);
    if (made) return Promise.resolve(made);
    const making = this.#make(place, render).finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }

  /** Lets go of a page under all its queries, for something it shows has changed. */
  forget(path: string): void {
    this.#turn += 1;
    for (const address of this.#entries.keys()) {
      if (address.split("?")[0]?.replace(/\.data$/, "") === path) this.#drop(address);
    }
  }

  clear(): void {
    this.#turn += 1;
    this.#entries.clear();
    this.#unpolished = [];
    this.#size = 0;
  }

  /**
   * Compresses again, as small as it gets, what was compressed quickly: one page at a time, with
   * rests, on a thread of its own.
   * @param rest milliseconds between two.
   * @returns how many, when nothing is left.
   */
  async polish(rest: number): Promise<number> {
    let polished = 0;
    for (let address = this.#unpolished.shift(); address; address = this.#unpolished.shift()) {
      const entry = this.#entries.get(address);
      if (!entry) continue;
      const { identity, gzip } = entry.variants;
      const br = await brotli(identity.body, 11);
      const bodies = { identity: identity.body, gzip: gzip?.body, br };
      if (this.#entries.get(address) === entry) this.#store(address, entry, bodies);
      polished += 1;
      await pause(rest, undefined, { ref: false });
    }
    return polished;
  }

  async #make({ address, pattern }: ReadyPlace, render: () => Promise<Response>) {
    const turn = this.#turn;
    const answer = await render();
    const fields = Object.fromEntries(answer.headers);
    const forAll = /^public\b/.test(fields["cache-control"] ?? "") && !fields["set-cookie"];
    if (answer.status !== 200 || !forAll) {
      await answer.body?.cancel();
      return undefined;
    }
    const bodies = await compressed(Buffer.from(await answer.arrayBuffer()));
    if (turn !== this.#turn) return makeReady(pattern, fields, bodies);
    if (bodies.br) this.#unpolished.push(address);
    return this.#store(address, { pattern, fields }, bodies);
  }

  #store(address: string, { pattern, fields }: Pick<Entry, "pattern" | "fields">, bodies: Bodies) {
    const ready = makeReady(pattern, fields, bodies);
    this.#drop(address);
    this.#entries.set(address, { ...ready, fields });
    this.#size += ready.size;
    for (const [oldest] of this.#entries) {
      if (this.#size <= this.limit) break;
      this.#drop(oldest);
    }
    return ready;
  }

  #drop(address: string): void {
    this.#size -= this.#entries.get(address)?.size ?? 0;
    this.#entries.delete(address);
  }

  /** A database that cannot be asked just now has not changed either, as far as anyone can tell. */
  #ask(): string | undefined {
    try {
      return this.stamp();
    } catch (error) {
      if (!isStorageTrouble(error)) throw error;
      return this.#stamp;
    }
  }

  #check(): void {
    const at = performance.now();
    if (at - this.#checkedAt < 1_000) return;
    this.#checkedAt = at;
    const stamp = this.#ask();
    if (this.#stamp !== undefined && stamp !== this.#stamp) this.clear();
    this.#stamp = stamp;
  }
}

/** The ready pages of this process: new each day (UTC) and when another program writes the database. */
export function readyPages(): ReadyPages {
  return singleton("ready-pages", () => {
    const day = () => Math.floor(now() / 86_400_000);
    return new ReadyPages(32 * 1024 * 1024, () => `${day()} ${foreignChanges(database())}`);
  });
}
