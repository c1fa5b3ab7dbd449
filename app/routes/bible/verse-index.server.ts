import { testaments } from "#content/bible/books";
import { getPlaces, type Place } from "./places.server";

/** Books that the head of the index leads to. */
const ways = 6;

/** Every passage of the site by testament, group and book, and the books that have the most of them. */
export function verseIndex() {
  const parts = testaments.map(({ testament, groups }) => ({
    testament,
    groups: groups
      .map(({ heading, books }) => indexOf(heading, books))
      .filter(({ passages }) => passages > 0),
  }));
  const books = parts.flatMap(({ groups }) => groups.flatMap((group) => group.books));
  const richest = books
    .map(({ slug, name, places }) => ({ slug, name, passages: places.length }))
    .sort((one, other) => other.passages - one.passages)
    .slice(0, ways);
  return { testaments: parts, richest };
}

/** @returns the books with passages, and how many these are together */
function indexOf(heading: string, inGroup: readonly { slug: string; name: string }[]) {
  const books = inGroup
    .map(({ slug, name }) => ({ slug, name, places: placesOf(slug) }))
    .filter(({ places }) => places.length > 0);
  const passages = books.reduce((sum, { places }) => sum + places.length, 0);
  return { heading, books, passages };
}

const placesOf = (slug: string) =>
  getPlaces()
    .filter((place) => place.slug === slug)
    .sort((one, other) => one.chapter - other.chapter || first(one) - first(other))
    .map(({ reference, passagePath, title, path }) => ({ reference, passagePath, title, path }));

const first = ({ verses }: Place) => Number.parseInt(verses || "0", 10);
