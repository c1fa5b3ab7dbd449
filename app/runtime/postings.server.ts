import type MiniSearch from "minisearch";

/** In which documents a word stands, and how often. A Map of the same takes five times as much. */
class Postings {
  /** Each a document's number and how often, from the first document on; two in a number. */
  readonly #pairs: number[];
  #at = 0;
  size = 1;

  constructor(document: number) {
    this.#pairs = [pack(document, 1) * half];
  }

  add(document: number) {
    const last = this.#packed(this.size - 1);
    const isSame = documentOf(last) === document;
    const added = isSame ? Number(timesOf(last) < most) : pack(document, 1);
    if (!isSame) this.size += 1;
    const end = (this.size - 1) >> 1;
    this.#pairs[end] = (this.#pairs[end] ?? 0) + (this.size % 2 ? added * half : added);
  }

  #packed(at: number): number {
    const pair = this.#pairs[at >> 1] ?? 0;
    return at % 2 ? pair % half : Math.floor(pair / half);
  }

  *keys() {
    for (this.#at = 0; this.#at < this.size; this.#at += 1)
      yield documentOf(this.#packed(this.#at));
  }

  /** At once where `keys` told the document last. */
  get(document: number) {
    const isHere = (at: number) => documentOf(this.#packed(at)) === document;
    let at = this.#at;
    if (!isHere(at)) for (at = 0; at < this.size && !isHere(at); ) at += 1;
    return timesOf(this.#packed(at));
  }
}

/** Times of one word in one text. */
const most = 63;

/** More than any packed number: a million documents. */
const half = 2 ** 26;

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
