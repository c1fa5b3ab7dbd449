import type { LoaderFunctionArgs } from "@remix-run/node";
import { chapterPath } from "#content/bible/bible-path";
import { type Book, books, chapterName, isPoetry } from "#content/bible/books";
import {
  formatReference,
  formatVerses,
  parseVerses,
  type VerseRange,
} from "#content/bible/reference";
import type { User } from "#db/accounts/users.server";
import type { ChapterLook } from "~/accounts/preferences-definition";
import type { IntentHandlers } from "~/forms/action.server";
import { dayOf } from "~/plans/persons-day.server";
import { noteToday } from "~/plans/saved-items.server";
import { bibleSource, savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { getChapter } from "~/runtime/bible.server";
import { settings } from "~/runtime/env.server";
import { quotePassage } from "~/runtime/quotation.server";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { placesIn } from "../places.server";
import { asked, passageNotFound, requireChapter } from "./chapter-address.server";
import { setChapter } from "./chapter-layout.server";

export async function chapterPage(
  params: LoaderFunctionArgs["params"],
  url: URL,
  { user, look }: { user?: User; look: ChapterLook },
) {
  const { book, chapter } = requireChapter(params, url.search);
  const text = getChapter(book, chapter);
  if (!text) throw passageNotFound(book);
  const { ranges, lines, praying, step } = asked(url.searchParams);
  const marked = within(ranges, text.verses.length);
  const path = chapterPath(book.slug, chapter);
  const poetry = isPoetry(book);
  return {
    book: { name: book.name, slug: book.slug },
    name: chapterName(book, chapter),
    title: text.title,
    path,
    lines: lines && !poetry,
    poetry,
    look,
    ...setChapter({ book, chapter }, text.verses, marked),
    passage: await passageOf({ book, chapter, verses: marked }, text.verses.length, user),
    places: placesIn(book.slug, chapter).map(({ reference, title, path: to, passagePath }) => ({
      reference,
      title,
      path: to,
      passagePath,
    })),
    previous: neighbor(book, chapter, -1),
    next: neighbor(book, chapter, 1),
    alone: praying && {
      praying,
      step,
      hour: hourFor(url.searchParams, user && (await dayOf(user)).zone),
      blessings: listBlessings(),
    },
  };
}

export type ChapterPage = Awaited<ReturnType<typeof chapterPage>>;

function within(ranges: readonly VerseRange[], count: number): VerseRange[] {
  return ranges
    .filter(([from]) => from <= count)
    .map(([from, to]) => [from, Math.min(to, count)] as const);
}

function neighbor(book: Book, chapter: number, step: 1 | -1) {
  const beside = books[books.indexOf(book) + step];
  const number = chapter + step;
  const isInside = number >= 1 && number <= book.chapters;
  const other = isInside ? book : beside;
  if (!other) return undefined;
  const found = isInside ? number : step === 1 ? 1 : other.chapters;
  return { path: chapterPath(other.slug, found), name: chapterName(other, found) };
}

/** The marked verses, or the whole chapter; what is marked can be shared and saved. */
async function passageOf(
  place: { book: Book; chapter: number; verses: VerseRange[] },
  count: number,
  user?: User,
) {
  const { book, chapter, verses } = place;
  const reference = formatReference(place);
  const marks = formatVerses(verses);
  const path = chapterPath(book.slug, chapter);
  const text = quotePassage(place);
  if (!marks) return { reference, marks, path, text };
  const last = verses.at(-1)?.[1] ?? 0;
  const source = bibleSource(book.slug, chapter, marks);
  return {
    reference,
    marks,
    path: `${path}?v=${marks}`,
    text,
    address: `${settings().ORIGIN}${path}?v=${marks}`,
    last,
    /** The same with one verse more. */
    more:
      last < count
        ? formatVerses([...verses.slice(0, -1), [verses.at(-1)?.[0] ?? last, last + 1]])
        : undefined,
    source,
    saved: source && user ? (await savedOf(user, { source })).source : false,
  };
}

export function chapterIntents(
  { slug }: Book,
  chapter: number,
  { url }: Pick<Request, "url">,
): IntentHandlers {
  const query = new URL(url).searchParams;
  const marks = formatVerses(parseVerses(query.get("v") ?? "") ?? []);
  const search: Record<string, string> = marks ? { v: marks } : {};
  const source = marks && bibleSource(slug, chapter, marks);
  const alone: Record<string, string> = query.has("pray") ? { pray: "amen" } : {};
  const path = `${chapterPath(slug, chapter)}?${new URLSearchParams({ ...search, ...alone })}`;
  const visitorMessage = visitorSaveMessage(`${path}#save-verse`);
  return {
    ...(source && {
      "save-verse": savePrayerIntent("save-verse", { source, path, visitorMessage }),
    }),
    amen: async ({ user }) => {
      if (user) await noteToday(user);
      return { search: { ...search, pray: "amen" } };
    },
  };
}
