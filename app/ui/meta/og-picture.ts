export type OgPicture = { path: string; alt: string };

type Titled = { title: string };

export const defaultPicture: OgPicture = {
  path: "/og/prayer-life.png",
  alt: "The sun rising over hills, and the words: Find God's Peace in Prayer.",
};

export const prayPicture: OgPicture = {
  path: "/og/pray.png",
  alt: "The sun over still water, and the words: A prayer for this hour.",
};

type PlanTitled = Titled & { id: string; duration: string };

export function planPicture({ id, title, duration }: PlanTitled): OgPicture {
  return { path: `/og/plan-${id}.png`, alt: `A dawn, and the words: ${title}, ${duration}.` };
}

export function themePicture({ id, title }: Titled & { id: string }): OgPicture {
  return { path: `/og/${id}.png`, alt: `A dawn, and the words: ${title}, a devotional theme.` };
}

export function articlePicture({ id, title }: Titled & { id: number }): OgPicture {
  return { path: `/og/article-${id}.png`, alt: `A dawn, and the words: ${title}.` };
}
