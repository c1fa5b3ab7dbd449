import { colorSchemes, type Preferences, textSizes } from "~/accounts/preferences-definition";

/** A choice of looks as a sentence: "Colors: dark. Text: large. Calm mode is on." */
export function preferencesSummary({ colorScheme, textSize, calm }: Preferences): string {
  const colors = labelOf(colorSchemes, colorScheme).toLowerCase().replace("my", "your");
  const text = labelOf(textSizes, textSize).toLowerCase();
  return `Colors: ${colors}. Text: ${text}. Calm mode is ${calm ? "on" : "off"}.`;
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
