import type { SceneName, SceneTone } from "#content/art";
import { bookGroups } from "#content/bible/books";

type BookScene = { scene: SceneName; tone: SceneTone };

const scenes: Readonly<Record<string, BookScene>> = {
  "The Law": { scene: "hills", tone: "ember" },
  History: { scene: "hills", tone: "mist" },
  "Poetry and Wisdom": { scene: "water", tone: "sky" },
  "The Prophets": { scene: "hills", tone: "rose" },
  Letters: { scene: "hills", tone: "sage" },
  Prophecy: { scene: "water", tone: "rose" },
};

/** What is drawn over a book and its chapters; the Gospels have the lake at sunrise. */
export function bookScene(slug: string): BookScene {
  const group = bookGroups.find(({ books }) => books.some((book) => book.slug === slug));
  return scenes[group?.heading ?? ""] ?? { scene: "water", tone: "gold" };
}
