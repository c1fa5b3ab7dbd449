import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { maintainedNode } from "./node.mjs";
import { packagedFor, packageProgram } from "./package.mjs";
import { at, attempt, Problem, say, temporaryFolder } from "./project.mjs";
import { debianArch, makeDeb } from "./release/deb.mjs";
import { makeImage, tar } from "./release/image.mjs";
import { billOfMaterials, licences, line, notesOf } from "./release/papers.mjs";
import { ensureReady } from "./setup.mjs";
import { filesBelow } from "./source-hash.mjs";

const { values: options } = parseArgs({
  options: { "dry-run": { type: "boolean" }, arch: { type: "string", multiple: true } },
});
const { version } = JSON.parse(readFileSync(at("package.json"), "utf8"));
/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { cwd: at(), encoding: "utf8" }).trim();

await attempt(async () => {
  const notes = notesOf(version);
  if (!options["dry-run"] && git("status", "--porcelain"))
    throw new Problem("There are changes that are not committed.");
  const epoch = Number(git("log", "-1", "--format=%ct"));
  process.env.SOURCE_DATE_EPOCH = String(epoch);
  rmSync(at("build"), { recursive: true, force: true });
  await ensureReady();
  const result = at("dist", `release-${version}`);
  rmSync(result, { recursive: true, force: true });
  mkdirSync(result, { recursive: true });
  /** @type {Record<string, string>} */
  const programs = {};
  for (const arch of options.arch ?? ["x64", "arm64"]) {
    await packageProgram(arch);
    programs[arch] = packagedFor(arch);
    await pack(arch, result, epoch);
  }
  const image = join(result, `prayer-life-${version}-oci.tar`);
  await makeImage({ programs, version, epoch }, temporaryFolder(), image);
  writeFileSync(join(result, "NOTES.md"), notes);
  writeFileSync(
    join(result, "sbom.json"),
    billOfMaterials((await maintainedNode()).version, epoch),
  );
  const names = filesBelow(`dist/release-${version}`).map((path) =>
    path.slice(path.lastIndexOf("/") + 1),
  );
  const sums = names.map((name) => `${sha256(readFileSync(join(result, name)))}  ${name}\n`);
  writeFileSync(join(result, "SHA256SUMS"), sums.join(""));
  process.stdout.write(sums.join(""));
  if (options["dry-run"]) return say("Nothing was tagged: this was a try.");
  git("tag", "--annotate", `v${version}`, "--message", notes);
  say(`Tagged v${version}. To publish it: git push origin v${version}`);
});

/** An archive for any Linux, and Debian's package. @param {string} arch @param {string} result @param {number} epoch */
async function pack(arch, result, epoch) {
  const { home, command } = await maintainedNode(arch);
  const program = packagedFor(arch);
  const [first = program, ...before] = [...command.slice(0, -1), program];
  /** @param {string[]} args */
  const printed = (...args) =>
    execFileSync(first, [...before, "manual", ...args], { encoding: "utf8" });
  const texts = `${licences()}${line}Node\n\n${readFileSync(join(home, "LICENSE"), "utf8")}`;
  const folder = temporaryFolder();
  const name = `prayer-life-${version}-linux-${debianArch(arch)}`;
  mkdirSync(join(folder, "archive", name), { recursive: true });
  copyFileSync(program, join(folder, "archive", name, "prayer-life"));
  for (const path of ["README.md", "CHANGELOG.md", "deploy"])
    cpSync(at(path), join(folder, "archive", name, path), { recursive: true });
  writeFileSync(join(folder, "archive", name, "LICENSES"), texts);
  await tar(join(folder, "archive"), join(folder, "archive.tar"), { epoch });
  writeFileSync(
    join(result, `${name}.tar.gz`),
    gzipSync(readFileSync(join(folder, "archive.tar"))),
  );
  const [manual, completion] = [printed(), printed("--completion")];
  const parts = { arch, program, version, manual, completion, licences: texts };
  const deb = join(result, `prayer-life_${version}_${debianArch(arch)}.deb`);
  await makeDeb(parts, join(folder, "deb"), deb);
}

/** @param {Buffer} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
