import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Says what a file is bound to: `// package 1.2.3, package 1.2.3: why`. */
const line = /^ *\/\/ ((?:(?:@[\w-]+\/)?[\w-]+ \d+\.\d+\.\d+(?:, )?)+): /m;

const bound = ["app", "db"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file): [file: string, versions: string][] => {
    const [, versions] = line.exec(readFileSync(file, "utf8")) ?? [];
    return versions ? [[file, versions]] : [];
  });

it.each(bound)("%s is for %s, as installed", (_, versions) => {
  // Where one has moved: read the file's reason and run its tests before its line says the new version.
  for (const [name, version] of versions.split(", ").map((each) => each.split(" "))) {
    const { version: installed } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, "utf8"),
    );
    expect(version, name).toBe(installed);
  }
});

it("what depends on how a package is made says on which version of it", () => {
  const own = readdirSync("app/http/upstream").filter((name) => !name.startsWith("node-"));
  const files = [...own.map((name) => `app/http/upstream/${name}`), "db/engines/drizzle.server.ts"];
  expect(bound.map(([file]) => file)).toEqual(expect.arrayContaining(files));
});
