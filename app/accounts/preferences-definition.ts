import type { FormDefinition } from "~/forms/form";

/** How a reader wants every page to look. */
export type Preferences = {
  colorScheme: "device" | "light" | "dark";
  textSize: "regular" | "large" | "larger" | "largest";
  calm: boolean;
};

/** How pages look to whoever chose nothing. */
export const defaultPreferences: Preferences = {
  colorScheme: "device",
  textSize: "regular",
  calm: false,
};

export const colorSchemes = [
  { value: "device", label: "Match my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export const textSizes = [
  { value: "regular", label: "Regular" },
  { value: "large", label: "Large" },
  { value: "larger", label: "Larger" },
  { value: "largest", label: "Largest" },
] as const;

export const preferences = {
  name: "preferences",
  fields: {
    colorScheme: { name: "colorScheme", label: "Colors", maxLength: 10 },
    textSize: { name: "textSize", label: "Text size", maxLength: 10 },
    calm: {
      name: "calm",
      label: "Calm mode: nothing moves, no photos, faint drawings",
      type: "checkbox",
      maxLength: 10,
    },
  },
  failure: {
    title: "Not saved",
    description: "We could not reach the server. Please try again.",
  },
  success: { title: "Saved", description: "Every page looks like this from now on." },
} as const satisfies FormDefinition;
