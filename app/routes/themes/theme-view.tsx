import type { ThemePage } from "./theme.server";

/** One devotional theme. */
export function ThemeView({ theme }: ThemePage) {
  return <h1>{theme.title}</h1>;
}
