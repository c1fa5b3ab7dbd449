import type MiniSearch from "minisearch";

/** In which documents a word stands, and how often. A Map of the same takes five times as much. */
class Postings {
  /** A document's number and how often, from the first document on. */
  readonly #packed: number[];
  #at = 0;

  constructor(document: number) {
    this.#packed = [pack(document, 1)];
  }

  add(document: number) {
    const at = this.#packed.length - 1;
    const last = this.#packed[at] ?? 0;
    if (documentOf(last) !== document) this.#packed.push(pack(document, 1));
    else if (timesOf(last) < most) this.#packed[at] = last + 1;
  }

  get size() {
    return this.#packed.length;
  }

  *keys() {
    for (this.#at = 0; this.#at < this.size; this.#at += 1)
      yield documentOf(this.#packed[this.#at] ?? 0);
  }

  /** At once where `keys` told the document last. */
  get(document: number) {
    const packed = this.#packed[this.#at] ?? 0;
    const found = (each: number) => documentOf(each) === document;
    return timesOf(found(packed) ? packed : (this.#packed.find(found) ?? 0));
  }
}

/** Times of one word in one text. */
const most = 255;

const pack = (document: number, times: number) => document * (most + 1) + times;
const documentOf = (packed: number) => Math.floor(packed / (most + 1));
const timesOf = (packed: number) => packed % (most + 1);

type Words = { fetch(word: string, make: () => Map<number, Postings>): Map<number, Postings> };

/**
 * Documents are only added. Bound to MiniSearch 7.2, which keeps in `_index` what `addTerm` is told and
 * asks of it `size`, `keys` and `get`.
 */
export function withoutMaps<T>(index: MiniSearch<T>): MiniSearch<T> {
  const { _index: words } = index as unknown as { _index: Words };
  return Object.assign(index, {
    addTerm(field: number, document: number, word: string) {
      const fields = words.fetch(word, () => new Map());
      const found = fields.get(field);
      if (found) found.add(document);
      else fields.set(field, new Postings(document));
    },
  });
}
