import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { defaultCountry, helpCountries, isHelpCountry } from "#content/help-lines";
import { getPreferences, savePreferences } from "#db/accounts/preferences.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { withoutResult } from "~/forms/results.server";
import { cookieNames, readCookies } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { helpCountry } from "~/ui/help/help-now";
import { getUser, type Visit } from "./current-user.server";
import {
  colorSchemes,
  defaultPreferences,
  type Preferences,
  preferences,
  textSizes,
} from "./preferences-definition";
import { safePath } from "./session.server";

const error = "Please choose one of these";

const preferencesSchema = z.object({
  colorScheme: z.enum(
    colorSchemes.map(({ value }) => value),
    { error },
  ),
  textSize: z.enum(
    textSizes.map(({ value }) => value),
    { error },
  ),
  calm: z.boolean({ error: "Choose yes or no" }).default(false),
  keysOff: z.boolean({ error: "Choose yes or no" }).default(false),
});

const lookups = new WeakMap<AppLoadContext, Promise<Preferences>>();

/** The account's choice, else this browser's cookie; its keys are the browser's always. */
export function preferencesOf(visit: Visit): Promise<Preferences> {
  const found = lookups.get(visit.context) ?? findPreferences(visit);
  lookups.set(visit.context, found);
  return found;
}

async function findPreferences(visit: Visit): Promise<Preferences> {
  const user = await getUser(visit);
  const saved = user && (await getPreferences(database(), user.id));
  const device = deviceOf(visit.request);
  return saved ? { ...saved, keysOff: device.keysOff } : device;
}

const deviceOf = (request: Pick<Request, "headers">): Preferences =>
  readPreferencesCookie(request) ?? defaultPreferences;

export const preferencesHandler: FormHandler<z.infer<typeof preferencesSchema>, FormSuccess> = {
  form: preferences,
  schema: preferencesSchema,
  async save(chosen, sender) {
    const user = await getUser(sender);
    const country = countryOf(sender.request);
    if (!user) return { cookie: preferencesCookie(chosen, country) };
    const { keysOff, ...look } = chosen;
    await savePreferences(database(), user.id, look, now());
    const device = deviceOf(sender.request);
    if (device.keysOff === keysOff) return {};
    return { cookie: preferencesCookie({ ...device, keysOff }, country) };
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
    const [, chosen] = helpCountries.find(([code]) => code === country) ?? [];
    return {
      cookie: preferencesCookie(deviceOf(request), country),
      message: { title: "Saved", description: `Help now begins with: ${chosen}.` },
      to: withoutResult(safePath(back, "/preferences")),
    };
  },
};

/** Where a visitor said they are, and nothing but that. */
export const countryOf = (request: Pick<Request, "headers">): string =>
  readPreferencesCookie(request)?.country ?? defaultCountry;

const name = cookieNames.preferences;
const year = 365 * 86_400;

/** Such as `dark.large.calm.CA`; clears the cookie when nothing is chosen. */
export function preferencesCookie(
  { colorScheme, textSize, calm, keysOff }: Preferences,
  country = defaultCountry,
): string {
  const words = [
    colorScheme !== defaultPreferences.colorScheme && colorScheme,
    textSize !== defaultPreferences.textSize && textSize,
    calm && "calm",
    keysOff && "no-keys",
    country !== defaultCountry && country,
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
  const chosen: Preferences = {
    colorScheme:
      colorSchemes.find((one) => words.includes(one.value))?.value ??
      defaultPreferences.colorScheme,
    textSize:
      textSizes.find((one) => words.includes(one.value))?.value ?? defaultPreferences.textSize,
    calm: words.includes("calm"),
    keysOff: words.includes("no-keys"),
  };
  const country = words.find((word) => isHelpCountry(word)) ?? defaultCountry;
  const isOurs = preferencesCookie(chosen, country).startsWith(`${name}=${value};`);
  return isOurs ? { ...chosen, country } : undefined;
}
