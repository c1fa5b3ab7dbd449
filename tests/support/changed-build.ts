import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { bundle } from "./bundle";
import { temporaryFolder } from "./folder";

/**
 * A copy of the build in which routes have parts of another kind.
 * @param parts by the id of a route: properties of its module, as code.
 * @returns its program, for `startServer`.
 */
export function changedBuild(parts: Record<string, string>): string {
  const folder = join(temporaryFolder(), "build");
  mkdirSync(folder);
  symlinkSync(resolve("build/client"), join(folder, "client"));
  symlinkSync(resolve("node_modules"), join(folder, "../node_modules"));
  let code = bundle();
  for (const [id, part] of Object.entries(parts)) {
    const place = new RegExp(`(id:\\s*"${id}",[^}]*?module:\\s*)(\\w+)`);
    expect(code).toMatch(place);
    code = code.replace(place, (_, before, module) => `${before}{ ...${module}, ${part} }`);
  }
  const program = join(folder, "prayer-life.cjs");
  writeFileSync(program, code);
  return program;
}
