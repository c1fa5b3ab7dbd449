import { allReadings } from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { needHeading, needPath, needs } from "#content/bible/bible-needs";
import { testaments } from "#content/bible/books";
import {
  formatReference,
  formatVerses,
  readReference,
  referencePath,
} from "#content/bible/reference";
import { homeScripture } from "#content/pages/home";
import { passagesOf } from "#content/plans/plan";
import { allPlans, firstTimes } from "#content/plans/plans";
import { prayerThemes } from "#content/prayer-themes";
import { prayers } from "#content/prayers";
import { perSite } from "#content/site.server";
import { allThemes } from "#content/themes/themes";
import { articlePath, generatorPath, namedDayPath, themePath } from "~/paths";

type Place = {
  slug: string;
  chapter: number;
  /** "6-7", or "" for the whole chapter. */
  verses: string;
  reference: string;
  /** Where they stand in the Bible. */
  passagePath: string;
  /** The page, and where it is. */
  title: string;
  path: string;
};

export function placesIn(slug: string, chapter: number): Place[] {
  return getPlaces()
    .filter((place) => place.slug === slug && place.chapter === chapter)
    .sort((one, other) => firstVerse(one) - firstVerse(other));
}

const firstVerse = ({ verses }: Place) => Number.parseInt(verses || "0", 10);

export const getPlaces = perSite((): readonly Place[] =>
  used().flatMap(({ references, ...page }) =>
    references.flatMap((reference) => placeOf(reference, page)),
  ),
);

type Page = { title: string; path: string };

function placeOf(reference: string, page: Page): Place[] {
  const found = readReference(reference);
  if (found?.chapter === undefined) return [];
  return [
    {
      slug: found.book.slug,
      chapter: found.chapter,
      verses: formatVerses(found.verses),
      reference: formatReference(found),
      passagePath: referencePath(found),
      ...page,
    },
  ];
}

/** Every page of ours with the references that stand apart on it. */
function used(): (Page & { references: string[] })[] {
  const isFirst = firstTimes();
  return [
    { title: "Scripture of the Day", path: "/", references: [homeScripture.reference] },
    ...allPlans().flatMap((plan) =>
      plan.days.flatMap((day, index) => {
        if (!isFirst(plan, day)) return [];
        const { id, title } = plan;
        const number = index + 1;
        return {
          title: `${title}, day ${number}`,
          path: `${namedDayPath(id, number)}#day`,
          references: passagesOf(day).map(({ reference }) => reference),
        };
      }),
    ),
    ...allThemes().map(({ id, title, scriptures }) => ({
      title: `${title}, a theme`,
      path: themePath(id),
      references: scriptures.map(({ reference }) => reference),
    })),
    ...prayers.map(({ id, reference }) => ({
      title: `${prayerThemes[id]}, a prayer made of it`,
      path: generatorPath(id),
      references: [reference],
    })),
    ...allReadings().map((article) => ({
      title: `${article.title}, an article`,
      path: articlePath(article.id),
      references: quotedIn(getBody(article)),
    })),
    ...needs.map((need) => ({
      title: needHeading(need),
      path: needPath(need),
      references: need.passages.map(([reference]) => reference),
    })),
  ];
}

function quotedIn(html: string): string[] {
  const sources = html.matchAll(/<figcaption>(?:<a[^>]*>)?([^<]+)</g);
  return [...new Set([...sources].map(([, source = ""]) => source))];
}

/** Every passage of the site by testament, group and book. */
export const verseIndex = () => ({
  testaments: testaments.map(({ testament, groups }) => ({
    testament,
    groups: groups
      .map(({ heading, books }) => indexOf(heading, books))
      .filter(({ passages }) => passages > 0),
  })),
});

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
    .sort((one, other) => one.chapter - other.chapter || firstVerse(one) - firstVerse(other))
    .map(({ reference, passagePath, title, path }) => ({ reference, passagePath, title, path }));
