import type { HourName } from "#content/hours/hour";

/** Where photos come from: nothing else that a page loads is anybody else's. */
export const photoService = "https://images.unsplash.com";

export const withQuery = (path: string, query: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${query}`;

export const planPath = (id: string) => `/plan/${id}`;

export const bookletPath = (planId: string) => `${planPath(planId)}/print`;

export const planFilePath = (planId: string) => `${planPath(planId)}/file`;

export const planCalendarPath = (planId: string) => `${planPath(planId)}/calendar`;

export function dayPath(planId: string, day: number): string {
  return day === 1 ? planPath(planId) : namedDayPath(planId, day);
}

export const namedDayPath = (planId: string, day: number) => `${planPath(planId)}?day=${day}`;

export const planPrayerPath = (planId: string, day: number, pray: "now" | "amen" | "end" = "now") =>
  `${namedDayPath(planId, day)}&pray=${pray}`;

export const themePath = (id: string) => `/theme/${id}`;

export const themePrayerPath = (id: string, pray: "now" | "amen" = "now") =>
  `${themePath(id)}?pray=${pray}`;

type HourPlace = { of?: string; pray?: "now" | "amen"; line?: number };

/** @param of one of the hour's prayers; without it the one of the day. */
export function hourPath(hour: HourName, place: HourPlace = {}): string {
  const query = (["of", "pray", "line"] as const).flatMap((name) =>
    place[name] === undefined ? [] : `&${name}=${place[name]}`,
  );
  return `/pray?hour=${hour}${query.join("")}`;
}

export const generatorPath = (id: string) => `/?prayer=${id}#learn-more`;

export const articlePath = (id: number | string) => `/blog?article=${id}`;

export const todayPath = (day?: string) => (day ? `/today/${day}` : "/today");

export const questionPath = (id: string) => `/faqs#${id}`;

export const savedPath = "/account/saved";

/** Where the home screen's program hands over what another app shares. */
export const sharePath = "/share";

export const prayersPath = "/account/prayers";
export const peoplePath = "/account/people";
/** Opens the box for names, and leads into it. */
export const addNamesPath = `${prayersPath}?add#prayer-names-person`;

export const answeredPath = `${prayersPath}/answered`;

export const prayerSheetPath = `${prayersPath}/print`;

export const prayerFilePath = (as: "csv" | "markdown") => `${prayersPath}/export?as=${as}`;

export const prayerImportPath = `${prayersPath}/import`;

export const prayListPath = `${prayersPath}/pray`;

export const prayerPath = (handle: string, about?: "edit" | "answer" | "rest" | "delete") =>
  `${prayersPath}/${handle}${about ? `/${about}` : ""}`;

export const groupsPath = "/groups";

export const groupPath = (handle: string, about?: "people" | "pray" | "report") =>
  `${groupsPath}/${handle}${about ? `/${about}` : ""}`;

export const groupRequestPath = (group: string, handle: string) =>
  `${groupPath(group)}/requests/${handle}`;

export const invitationPath = (token: string) => `/invite/${token}`;

export const receiptPath = (token: string) => `/request/${token}`;

/** @param name "r7", "m3" */
export const teamRequestPath = (name: string) => `/team/requests/${name}`;
export const teamMessagePath = (name: string) => `/team/messages/${name}`;

export type LinkPurpose =
  | ("confirm" | "address" | "undo" | "leave" | "preferences" | "plan" | "prayed" | "bell")
  | "reset";

export const letterPath = (purpose: LinkPurpose, token: string) =>
  `/${purpose === "reset" ? "auth" : "letters"}/${purpose}/${token}`;

export const isOwnPage = (path: string) => /^\/(account|groups|team)(?![\w-])/.test(path);

export const nextParameter = "next";

const leadingTo =
  (path: string) =>
  (next = "/") =>
    next === "/" ? path : `${path}?${new URLSearchParams({ [nextParameter]: next })}`;

export const signInPath = leadingTo("/auth");
export const codePath = leadingTo("/auth/code");
export const lockPath = "/account/lock";
export const factorPath = leadingTo("/account/factor");
