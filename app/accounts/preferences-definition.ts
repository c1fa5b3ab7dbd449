import type { ReadingPreferences } from "#db/accounts/preferences.server";
import { defineForm } from "~/forms/form";

/** How chapters of the Bible are set. */
export type ChapterLook = {
  hideNumbers: boolean;
  hideHeadings: boolean;
  redLetters: boolean;
  sayNumbers: boolean;
  spacing: "normal" | "wide" | "widest";
};

/** Of the device, whoever is signed in: so are its keyboard and what is kept on it. */
export type DevicePreferences = { keysOff: boolean; onlineOnly: boolean };

/** What is no `ReadingPreferences` is of the device, too. */
export type Preferences = ReadingPreferences & ChapterLook & DevicePreferences;

export const defaultPreferences: Preferences = {
  colorScheme: "device",
  textSize: "regular",
  calm: false,
  keysOff: false,
  onlineOnly: false,
  hideNumbers: false,
  hideHeadings: false,
  redLetters: false,
  sayNumbers: false,
  spacing: "normal",
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

export const lineSpacings = choicesOf<Preferences["spacing"]>({
  normal: "As printed",
  wide: "Wide",
  widest: "Widest",
});

function choicesOf<Value extends string>(labels: Record<Value, string>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
}

export const chapterLook = defineForm("chapters", {
  fields: {
    spacing: { label: "Line spacing", maxLength: 10 },
    hideNumbers: { label: "No verse numbers", type: "checkbox", maxLength: 10 },
    hideHeadings: { label: "No headings or notes", type: "checkbox", maxLength: 10 },
    redLetters: { label: "The words of Jesus in color", type: "checkbox", maxLength: 10 },
    sayNumbers: {
      label: "Read numbers, headings and notes aloud, too",
      type: "checkbox",
      maxLength: 10,
    },
    back: { label: "The page it was chosen on", type: "hidden", maxLength: 2000 },
  },
  success: { title: "Saved", description: "Every chapter looks like this from now on." },
});

export const preferences = defineForm("preferences", {
  fields: {
    colorScheme: { label: "Colors", maxLength: 10 },
    textSize: { label: "Text size", maxLength: 10 },
    calm: { label: "Calm mode", type: "checkbox", maxLength: 10 },
    keysOff: { label: "Keyboard", type: "checkbox", maxLength: 10 },
    onlineOnly: { label: "Offline", type: "checkbox", maxLength: 10 },
    ...chapterLook.fields,
  },
  success: { title: "Saved", description: "Every page looks like this from now on." },
});
