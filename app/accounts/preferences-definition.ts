import type { ReadingPreferences } from "#db/accounts/preferences.server";
import { defineForm } from "~/forms/form";

/** `keysOff` is of the device, whoever is signed in: so is its keyboard. */
export type Preferences = ReadingPreferences & { keysOff: boolean };

export const defaultPreferences: Preferences = {
  colorScheme: "device",
  textSize: "regular",
  calm: false,
  keysOff: false,
};

export const colorSchemes = choicesOf<Preferences["colorScheme"]>({
  device: "Match my device",
  light: "Light",
  dark: "Dark",
});

export const textSizes = choicesOf<Preferences["textSize"]>({
  regular: "Regular",
  large: "Large",
  larger: "Larger",
  largest: "Largest",
});

function choicesOf<Value extends string>(labels: Record<Value, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

export const preferences = defineForm("preferences", {
  fields: {
    colorScheme: { label: "Colors", maxLength: 10 },
    textSize: { label: "Text size", maxLength: 10 },
    calm: {
      label: "Calm mode: no motion, no photos, faint drawings",
      type: "checkbox",
      maxLength: 10,
    },
    keysOff: {
      label: "Keyboard: no shortcut keys. “/”, Space and the arrows do only what your browser does",
      type: "checkbox",
      maxLength: 10,
    },
  },
  success: { title: "Saved", description: "Every page looks like this from now on." },
});
