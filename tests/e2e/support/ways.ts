/** How a visitor's browser takes our scripts: runs them, has none, or loses them half-way. */
export const ways = ["scripts", "no scripts", "scripts blocked"] as const;

export type Way = (typeof ways)[number];
export type Ways = { way: Way };
