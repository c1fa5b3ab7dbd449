import { beforeEach, expect, it } from "vitest";
import { preferencesCookie, readPreferencesCookie } from "~/accounts/preferences.server";
import {
  colorSchemes,
  defaultPreferences,
  lineSpacings,
  type Preferences,
  textSizes,
} from "~/accounts/preferences-definition";
import { withSettings } from "../../support/settings";

const asked = (Cookie?: string) =>
  new Request("http://localhost/", { headers: Cookie === undefined ? {} : { Cookie } });
const pair = (cookie: string) => cookie.split(";")[0];

beforeEach(() => withSettings());

it("every choice comes back as it was made", () => {
  const either = [true, false];
  const looks = lineSpacings.flatMap(({ value: spacing }) =>
    either.flatMap((hideNumbers) =>
      either.flatMap((hideHeadings) =>
        either.flatMap((redLetters) =>
          either.map((sayNumbers) => ({
            spacing,
            hideNumbers,
            hideHeadings,
            redLetters,
            sayNumbers,
          })),
        ),
      ),
    ),
  );
  const choices: Preferences[] = colorSchemes.flatMap(({ value: colorScheme }) =>
    textSizes.flatMap(({ value: textSize }) =>
      either.flatMap((calm) =>
        either.flatMap((keysOff) =>
          looks.map((look) => ({
            ...defaultPreferences,
            colorScheme,
            textSize,
            calm,
            keysOff,
            ...look,
          })),
        ),
      ),
    ),
  );
  for (const chosen of choices) {
    const cookie = preferencesCookie(chosen);
    const isDefault = JSON.stringify(chosen) === JSON.stringify(defaultPreferences);
    const kept = isDefault ? undefined : { ...chosen, country: "US" };
    expect(readPreferencesCookie(asked(pair(cookie)))).toEqual(kept);
    for (const country of ["CA", "*"])
      expect(readPreferencesCookie(asked(pair(preferencesCookie(chosen, country))))).toEqual({
        ...chosen,
        country,
      });
    expect(cookie.includes("Max-Age=0;")).toBe(isDefault);
  }
  expect(choices).toHaveLength(48 * 48);
});

it("is readable, lasts a year, and is Secure on https", () => {
  const chosen = {
    ...defaultPreferences,
    colorScheme: "dark",
    textSize: "large",
    calm: true,
  } as const;
  const flags = "Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax";
  expect(preferencesCookie(chosen)).toBe(`preferences=dark.large.calm; ${flags}`);
  const bare = { ...chosen, spacing: "wide", hideNumbers: true, redLetters: true } as const;
  expect(preferencesCookie(bare)).toContain(
    "preferences=dark.large.wide.calm.no-numbers.red-letters;",
  );
  withSettings({ ORIGIN: "https://example.org" });
  expect(preferencesCookie(chosen)).toBe(`preferences=dark.large.calm; ${flags}; Secure`);
  expect(preferencesCookie(defaultPreferences)).toContain("; Secure");
});

it("is read among others", () => {
  const dark = { ...defaultPreferences, colorScheme: "dark", country: "US" };
  for (const cookies of ["a=1; preferences=dark", "preferences=dark; a=1", "a=1;preferences=dark"])
    expect(readPreferencesCookie(asked(cookies)), cookies).toEqual(dark);
});

it.each([
  undefined,
  "",
  "preferences=",
  "preferences",
  "preferences=.",
  "preferences=device",
  "preferences=regular",
  "preferences=calm.dark",
  "preferences=no-keys.calm",
  "preferences=wide.widest",
  "preferences=normal",
  "preferences=no-numbers.calm",
  "preferences=dark.dark",
  "preferences=dark.light",
  "preferences=large.largest",
  "preferences=DARK",
  "preferences=dark.unknown",
  "preferences=dark large",
  'preferences="dark"',
  "preferences=%64ark",
  "preferences=<script>",
  'preferences=dark"onload="x',
  "preferences=dark\tlarge",
  "xpreferences=dark",
  "preferences2=dark",
  "session_id=preferences=dark",
  `preferences=${"dark.".repeat(3000)}`,
  "preferences=__proto__.constructor",
  "preferences=dark; preferences=light",
  "preferences=dark; preferences=",
])("%j is as if nothing had been chosen", (cookies) => {
  expect(readPreferencesCookie(asked(cookies))).toBeUndefined();
});
