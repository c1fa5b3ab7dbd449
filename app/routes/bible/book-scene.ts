import type { SceneName, SceneTone } from "#content/art";
import { bookGroups } from "#content/bible/books";

const scenes: Readonly<Record<string, { name: SceneName; tone: SceneTone }>> = {
  "The Law": { name: "hills", tone: "ember" },
  History: { name: "hills", tone: "mist" },
  "Poetry and Wisdom": { name: "water", tone: "sky" },
  "The Prophets": { name: "hills", tone: "rose" },
  Letters: { name: "hills", tone: "sage" },
  Prophecy: { name: "water", tone: "rose" },
};

/** What is drawn over a book and its chapters; the Gospels have the lake at sunrise. */
export function bookScene(slug: string): { name: SceneName; tone: SceneTone } {
  const group = bookGroups.find(({ books }) => books.some((book) => book.slug === slug));
  return scenes[group?.heading ?? ""] ?? { name: "water", tone: "gold" };
}
