import { cookieNames, readCookies } from "~/http/session-cookie.server";
import { settings } from "~/runtime/env.server";
import {
  colorSchemes,
  defaultPreferences,
  type Preferences,
  textSizes,
} from "./preferences-definition";

const name = cookieNames.preferences;
const year = 365 * 86_400;

/**
 * The Set-Cookie value for what a visitor without an account chose: its words joined by dots, such
 * as `dark.large.calm`; one that clears the cookie when nothing is chosen.
 */
export function preferencesCookie({ colorScheme, textSize, calm }: Preferences): string {
  const words = [
    colorScheme !== defaultPreferences.colorScheme && colorScheme,
    textSize !== defaultPreferences.textSize && textSize,
    calm && "calm",
  ].filter((word) => word !== false);
  const lifetime = words.length > 0 ? year : 0;
  const secure = settings().secure ? "; Secure" : "";
  return `${name}=${words.join(".")}; Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** What a request's cookie says; nothing for one that we would not have written ourselves. */
export function readPreferencesCookie({
  headers,
}: Pick<Request, "headers">): Preferences | undefined {
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
  };
  return preferencesCookie(chosen).startsWith(`${name}=${value};`) ? chosen : undefined;
}
