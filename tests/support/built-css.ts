import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../build/client/assets/", import.meta.url);

/** The style sheet of every page, as it was built. */
export function builtCss(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return names.map((name) => readFileSync(new URL(name, folder), "utf8")).join("");
}
