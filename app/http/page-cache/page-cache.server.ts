import { setTimeout as pause } from "node:timers/promises";
import { isStorageTrouble } from "#db/engines/errors.server";
import { day, minute } from "#db/time";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { log } from "~/runtime/log.server";
import { once } from "~/runtime/once.server";
import { QueueFull } from "~/runtime/queue.server";
import {
  type Bodies,
  type CachedResponse,
  compressed,
  makeCachedResponse,
} from "./cached-response.server";

type PageKey = { key: string; pattern: string };

type Entry = CachedResponse & { fields: Record<string, string>; asked: number };

/** Requests until a page is worth the best compression. */
const often = 20;

/** Drops the oldest first. @param limit bytes. @param stamp asked once a second; a change clears all. */
export class PageCache {
  #entries = new Map<string, Entry>();
  #pending = new Map<string, Promise<CachedResponse | undefined>>();
  #popular: string[] = [];
  #size = 0;
  /** What was rendered before an invalidation is not cached after it. */
  #generation = 0;
  #stamp: string | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly limit: number,
    readonly stamp: () => string,
  ) {}

  get(key: string): CachedResponse | undefined {
    this.#check();
    const entry = this.#entries.get(key);
    if (entry) {
      entry.asked += 1;
      if (entry.asked === often && entry.variants.br) this.#popular.push(key);
    }
    return entry;
  }

  /** @returns undefined when the response may not be cached: not 200, or not public. */
  make(page: PageKey, render: () => Promise<Response>): Promise<CachedResponse | undefined> {
    const { key } = page;
    const found = this.get(key) ?? this.#pending.get(key);
    if (found) return Promise.resolve(found);
    const pending = this.#make(page, render).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  expect(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry?.variants.br || entry.asked >= often) return;
    entry.asked = often;
    this.#popular.push(key);
  }

  invalidate(path: string): void {
    this.#generation += 1;
    for (const key of this.#entries.keys()) {
      if (key.split("?")[0]?.replace(/\.data$/, "") === path) this.#drop(key);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#popular = [];
    this.#size = 0;
  }

  /** @param rest milliseconds between two pages. */
  async recompress(rest: number): Promise<void> {
    for (let key = this.#popular.shift(); key; key = this.#popular.shift()) {
      const entry = this.#entries.get(key);
      if (!entry) continue;
      const bodies = await compressed(entry.variants.identity.body, 11);
      if (this.#entries.get(key) === entry) this.#store(key, entry, bodies);
      await pause(rest, undefined, { ref: false });
    }
  }

  async #make({ key, pattern }: PageKey, render: () => Promise<Response>) {
    const generation = this.#generation;
    const response = await render();
    const fields = Object.fromEntries(response.headers);
    const forAll = /^public\b/.test(fields["cache-control"] ?? "") && !fields["set-cookie"];
    if (response.status !== 200 || !forAll) {
      await response.body?.cancel();
      return undefined;
    }
    const bodies = await compressed(Buffer.from(await response.arrayBuffer()));
    if (generation !== this.#generation) return makeCachedResponse(pattern, fields, bodies);
    return this.#store(key, { pattern, fields, asked: 0 }, bodies);
  }

  #store(key: string, entry: Pick<Entry, "pattern" | "fields" | "asked">, bodies: Bodies) {
    const { pattern, fields, asked } = entry;
    const cached = makeCachedResponse(pattern, fields, bodies);
    this.#drop(key);
    this.#entries.set(key, { ...cached, fields, asked });
    this.#size += cached.size;
    for (const [oldest] of this.#entries) {
      if (this.#size <= this.limit) break;
      this.#drop(oldest);
    }
    return cached;
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  /** A database that cannot be asked counts as unchanged. */
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

/** New each day (UTC) and when another program writes the database. */
export const pageCache = once(() => {
  return new PageCache(
    32 * 1024 * 1024,
    () => `${Math.floor(now() / day)} ${database().foreignChanges()}`,
  );
});

/** Milliseconds. Visitors come first: a small server has one processor. */
const rests = { before: 2_000, page: 500, recompress: 1_000, round: minute };

/** Again and again: a page may have been dropped. Abort before the database closes. */
export async function warmUp(
  keys: readonly string[],
  warmUpPage: (key: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => pause(ms, undefined, { ref: false });
  await rest(rests.before);
  for (let round = 1; ; round++) {
    for (const key of keys) {
      if (signal.aborted) return;
      await warmUpPage(key).catch(missing);
      pageCache().expect(key);
      await rest(rests.page);
    }
    await pageCache().recompress(rests.recompress);
    // V8 would keep what the start left behind, some 20 MB, until as much again has been used.
    if (round === 1) globalThis.gc?.();
    await rest(rests.round);
  }
}

/** Where visitors wait already, it is made in the next round. */
function missing(error: unknown): void {
  if (!(error instanceof QueueFull)) log().error({ err: error }, "a page could not be warmed up");
}
