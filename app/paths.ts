import type { HourName } from "#content/hours/hour";

/** Where photos come from: nothing else that a page loads is anybody else's. */
export const photoService = "https://images.unsplash.com";

/** A path with more asked of it. */
export const withQuery = (path: string, query: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** Where a prayer plan stands; a day has a place of its own in it. */
export const planPath = (id: string) => `/plan/${id}`;

/** The address of a plan's day; day 1 is the plan's own. */
export function dayPath(planId: string, day: number): string {
  return day === 1 ? planPath(planId) : namedDayPath(planId, day);
}

/** The same with every day named, for whoever may be further on than the plan's first. */
export const namedDayPath = (planId: string, day: number) => `${planPath(planId)}?day=${day}`;

/** Where a devotional theme stands. */
export const themePath = (id: string) => `/theme/${id}`;

/** Its prayer alone, and what comes after the Amen. */
export const themePrayerPath = (id: string, pray: "now" | "amen" = "now") =>
  `${themePath(id)}?pray=${pray}`;

/** The address of an hour's prayer: on its page, alone, at one of its lines, or after its Amen. */
export function hourPath(hour: HourName, pray?: "now" | "amen", line?: number): string {
  return `/pray?hour=${hour}${pray ? `&pray=${pray}` : ""}${line ? `&line=${line}` : ""}`;
}

/** A prayer of the home page's generator, in sight. */
export const generatorPath = (id: string) => `/?prayer=${id}#learn-more`;

/** The permanent address of an article: it stands open over the page that lists it. */
export const articlePath = (id: number) => `/blog?article=${id}`;

/** The page of a day (yyyy-mm-dd); that of today, whichever it is, without one. */
export const todayPath = (day?: string) => (day ? `/today/${day}` : "/today");

/** Where a question stands among the others. */
export const questionPath = (id: string) => `/faqs#${id}`;

/** Where a person finds what they saved. */
export const savedPath = "/account/saved";

/** Where a person finds the prayers they keep, and those that were answered. */
export const prayersPath = "/account/prayers";
export const answeredPath = `${prayersPath}/answered`;

/** Where those that are due are prayed one after another. */
export const prayListPath = `${prayersPath}/pray`;

/** Where such a prayer stands, or a page about it: seen by that person alone. */
export const prayerPath = (handle: string, about?: "edit" | "answer" | "rest" | "delete") =>
  `${prayersPath}/${handle}${about ? `/${about}` : ""}`;

/** The page of whoever asked for prayer, by the token that they alone were given. */
export const receiptPath = (token: string) => `/request/${token}`;

/** A request on the desk of the prayer team, and a message. @param name of it: "r7", "m3" */
export const teamRequestPath = (name: string) => `/team/requests/${name}`;
export const teamMessagePath = (name: string) => `/team/messages/${name}`;

/** Where a letter's links lead, by what they are for; a token follows. */
const letterPaths = {
  confirm: "/letters/confirm",
  address: "/letters/address",
  undo: "/letters/undo",
  leave: "/letters/leave",
  preferences: "/letters/preferences",
  plan: "/letters/plan",
  prayed: "/letters/prayed",
  reset: "/auth/reset",
} as const;

export type LinkPurpose = keyof typeof letterPaths;

export const letterPath = (purpose: LinkPurpose, token: string) =>
  `${letterPaths[purpose]}/${token}`;

/** Whether a page is there for whoever is signed in alone. */
export const isOwnPage = (path: string) => /^\/(account|team)(?![\w-])/.test(path);

/** The parameter that says where to go afterwards. */
export const nextParameter = "next";

/** A page on the way in, which leads on to another behind it; the home page needs no naming. */
const leadingTo =
  (path: string) =>
  (next = "/") =>
    next === "/" ? path : `${path}?${new URLSearchParams({ [nextParameter]: next })}`;

/** Where one signs in, types the code of a second step, and sets that up. */
export const signInPath = leadingTo("/auth");
export const codePath = leadingTo("/auth/code");
export const factorPath = leadingTo("/account/factor");
