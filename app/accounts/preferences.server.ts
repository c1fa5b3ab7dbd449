import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { defaultCountry, isHelpCountry } from "#content/help-lines";
import { getPreferences, savePreferences } from "#db/accounts/preferences.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { withoutResult } from "~/forms/results.server";
import { cookieNames, readCookies } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { helpCountry } from "~/ui/help/help-view";
import { getUser, type Visit } from "./current-user.server";
import {
  type ChapterLook,
  chapterLook,
  colorSchemes,
  defaultPreferences,
  lineSpacings,
  type Preferences,
  preferences,
  textSizes,
} from "./preferences-definition";
import { safePath } from "./session.server";

const error = "Please choose one of these";

const oneOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  z.enum(
    choices.map(({ value }) => value),
    { error },
  );

const yesOrNo = z.boolean({ error: "Choose yes or no" }).default(false);

const chapterLookSchema = z.object({
  spacing: oneOf(lineSpacings),
  hideNumbers: yesOrNo,
  hideHeadings: yesOrNo,
  redLetters: yesOrNo,
  sayNumbers: yesOrNo,
  back: z.string({ error }).optional(),
});

const preferencesSchema = chapterLookSchema.partial({ spacing: true }).extend({
  colorScheme: oneOf(colorSchemes),
  textSize: oneOf(textSizes),
  calm: yesOrNo,
  keysOff: yesOrNo,
  onlineOnly: yesOrNo,
});

const lookups = new WeakMap<AppLoadContext, Promise<Preferences>>();

/** The account's choice, else this browser's cookie; what no account keeps is the browser's always. */
export function preferencesOf(visit: Visit): Promise<Preferences> {
  const found = lookups.get(visit.context) ?? findPreferences(visit);
  lookups.set(visit.context, found);
  return found;
}

async function findPreferences(visit: Visit): Promise<Preferences> {
  const user = await getUser(visit);
  const saved = user && (await getPreferences(database(), user.id));
  const device = deviceOf(visit.request);
  return { ...device, ...saved };
}

const deviceOf = (request: Pick<Request, "headers">): Preferences =>
  readPreferencesCookie(request) ?? defaultPreferences;

export const preferencesHandler: FormHandler<z.infer<typeof preferencesSchema>, FormSuccess> = {
  form: preferences,
  schema: preferencesSchema,
  async save({ colorScheme, textSize, calm, keysOff, onlineOnly, ...chapters }, sender) {
    const user = await getUser(sender);
    const country = countryOf(sender.request);
    const device = deviceOf(sender.request);
    const look = { colorScheme, textSize, calm };
    const { spacing } = chapters;
    const own = { ...device, keysOff, onlineOnly, ...(spacing && { ...chapters, spacing }) };
    if (!user) return { cookie: preferencesCookie({ ...own, ...look }, country) };
    await savePreferences(database(), user.id, look, now());
    const cookie = preferencesCookie(own, country);
    return cookie === preferencesCookie(device, country) ? {} : { cookie };
  },
};

export const chapterLookHandler: FormHandler<z.infer<typeof chapterLookSchema>, FormSuccess> = {
  form: chapterLook,
  schema: chapterLookSchema,
  async save({ back, ...chosen }, { request }) {
    const cookie = preferencesCookie({ ...deviceOf(request), ...chosen }, countryOf(request));
    return { cookie, to: back && withoutResult(safePath(back, "/preferences")) };
  },
};

const countrySchema = z.object({
  country: z.string({ error }).refine(isHelpCountry, { error }),
  back: z.string({ error }).optional(),
});

/** Kept in this browser, whoever is signed in: where somebody is changes with the device. */
export const countryHandler: FormHandler<z.infer<typeof countrySchema>, FormSuccess> = {
  form: helpCountry,
  schema: countrySchema,
  async save({ country, back }, { request }) {
    const to = new URL(safePath(back, "/help-center"), request.url);
    to.searchParams.set(doneParameter, helpCountry.name);
    return { cookie: preferencesCookie(deviceOf(request), country), to: to.pathname + to.search };
  },
};

/** For a shared computer. @returns a Set-Cookie value */
export const onlineOnlyCookie = (request: Request): string =>
  preferencesCookie({ ...deviceOf(request), onlineOnly: true }, countryOf(request));

export async function chapterLookOf(visit: Visit): Promise<ChapterLook> {
  const { spacing, hideNumbers, hideHeadings, redLetters, sayNumbers } = await preferencesOf(visit);
  return { spacing, hideNumbers, hideHeadings, redLetters, sayNumbers };
}

/** Where a visitor said they are, and nothing but that. */
export const countryOf = (request: Pick<Request, "headers">): string =>
  readPreferencesCookie(request)?.country ?? defaultCountry();

const name = cookieNames.preferences;
const year = 365 * 86_400;

type Switch = { [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never };

/** What each choice of yes or no is called in the cookie. */
const switches = Object.entries({
  calm: "calm",
  keysOff: "no-keys",
  onlineOnly: "online-only",
  hideNumbers: "no-numbers",
  hideHeadings: "no-headings",
  redLetters: "red-letters",
  sayNumbers: "say-numbers",
} satisfies Record<Switch[keyof Preferences], string>) as [Switch[keyof Preferences], string][];

/** Such as `dark.large.calm.CA`; clears the cookie when nothing is chosen. */
export function preferencesCookie(
  { colorScheme, textSize, spacing, ...chosen }: Preferences,
  country = defaultCountry(),
): string {
  const words = [
    colorScheme !== defaultPreferences.colorScheme && colorScheme,
    textSize !== defaultPreferences.textSize && textSize,
    spacing !== defaultPreferences.spacing && spacing,
    ...switches.map(([name, word]) => chosen[name] && word),
    country !== defaultCountry() && country,
  ].filter((word) => word !== false);
  const lifetime = words.length > 0 ? year : 0;
  const secure = settings().secure ? "; Secure" : "";
  return `${name}=${words.join(".")}; Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function readPreferencesCookie({
  headers,
}: Pick<Request, "headers">): (Preferences & { country: string }) | undefined {
  const [value, ...more] = readCookies(headers.get("Cookie")).get(name) ?? [];
  if (!value || more.length > 0) return undefined;
  const words = value.split(".");
  const among = <Value extends string>(choices: readonly { value: Value }[], usual: Value) =>
    choices.find((one) => words.includes(one.value))?.value ?? usual;
  const chosen = { ...defaultPreferences };
  for (const [name, word] of switches) chosen[name] = words.includes(word);
  chosen.colorScheme = among(colorSchemes, chosen.colorScheme);
  chosen.textSize = among(textSizes, chosen.textSize);
  chosen.spacing = among(lineSpacings, chosen.spacing);
  const country = words.find((word) => isHelpCountry(word)) ?? defaultCountry();
  const isOurs = preferencesCookie(chosen, country).startsWith(`${name}=${value};`);
  return isOurs ? { ...chosen, country } : undefined;
}
