import { readFileSync } from "node:fs";
import { at } from "../content/files";

/** The built server's program, without the breaks that the build puts into its long strings. */
export function bundle(): string {
  return readFileSync(at("build/prayer-life.cjs"), "utf8").replaceAll("\\\n", "");
}
