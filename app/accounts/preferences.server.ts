import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { getPreferences, savePreferences } from "#db/accounts/preferences.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { getUser, type Visit } from "./current-user.server";
import { preferencesCookie, readPreferencesCookie } from "./preferences-cookie.server";
import {
  colorSchemes,
  defaultPreferences,
  type Preferences,
  preferences,
  textSizes,
} from "./preferences-definition";

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
});

/** Looked up once for all that one request runs. */
const lookups = new WeakMap<AppLoadContext, Promise<Preferences>>();

/** How a request's pages look: as the person chose, else as this browser's cookie says. */
export function preferencesOf(visit: Visit): Promise<Preferences> {
  const found = lookups.get(visit.context) ?? findPreferences(visit);
  lookups.set(visit.context, found);
  return found;
}

async function findPreferences(visit: Visit): Promise<Preferences> {
  const user = await getUser(visit);
  const saved = user && (await getPreferences(database(), user.id));
  return saved ?? readPreferencesCookie(visit.request) ?? defaultPreferences;
}

/** Saves the choice with the account of whoever has one, and with the browser of a visitor. */
export const preferencesHandler: FormHandler<z.infer<typeof preferencesSchema>, FormSuccess> = {
  form: preferences,
  schema: preferencesSchema,
  async save(chosen, sender) {
    const user = await getUser(sender);
    if (!user) return { cookie: preferencesCookie(chosen) };
    await savePreferences(database(), user.id, chosen, now());
    return {};
  },
};
