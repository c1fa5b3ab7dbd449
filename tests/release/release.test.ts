import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { version } from "../../package.json";
import { temporaryFolder } from "../support/folder";

/** What `npm run release -- --dry-run` has just made. */
const made = join("dist", `release-${version}`);
const at = (name: string) => join(made, name);
const deb = (arch: string) => at(`prayer-life_${version}_${arch}.deb`);
const image = `oci-archive:${at(`prayer-life-${version}-oci.tar`)}`;

/** What a program prints. @throws where it ends with another code than 0. */
const call = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "pipe"],
  });

it("has a sum for every file", () => {
  const names = readdirSync(made).filter((name) => name !== "SHA256SUMS");
  const sums = names.map((name) => {
    const hex = createHash("sha256")
      .update(readFileSync(at(name)))
      .digest("hex");
    return `${hex}  ${name}\n`;
  });
  expect(readFileSync(at("SHA256SUMS"), "utf8")).toBe(sums.sort(byName).join(""));
  expect(names).toHaveLength(7);
});

const byName = (one: string, other: string) => (one.slice(66) < other.slice(66) ? -1 : 1);

it("names what is inside, each with its licence", () => {
  const bill = JSON.parse(readFileSync(at("sbom.json"), "utf8"));
  const found = new Map<string, unknown[]>(
    bill.components.map(({ name, licenses }: { name: string; licenses: unknown[] }) => [
      name,
      licenses,
    ]),
  );
  for (const name of ["node", "sqlite", "react", "lucide-react", "berean-standard-bible"])
    expect([name, found.get(name)?.length]).toEqual([name, 1]);
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(dependencies).filter((name) => !found.has(name))).toEqual([]);
});

it.each(["amd64", "arm64"])(
  "Debian's package for %s holds what it should, as Debian wants it",
  (arch) => {
    const files = call("dpkg-deb", "--contents", deb(arch));
    for (const path of [
      /^-rwxr-xr-x root\/root .* \.\/usr\/bin\/prayer-life$/m,
      /^-rw-r----- root\/root .* \.\/etc\/prayer-life\.env$/m,
      /^-rw-r--r-- root\/root .* \.\/lib\/systemd\/system\/prayer-life\.socket$/m,
      /^-rw-r--r-- root\/root .* \.\/lib\/systemd\/system\/prayer-life-failed@\.service$/m,
      /^-rw-r--r-- root\/root .* \.\/usr\/share\/man\/man1\/prayer-life\.1\.gz$/m,
    ])
      expect(files).toMatch(path);
    expect(call("dpkg-deb", "--field", deb(arch), "Architecture")).toBe(`${arch}\n`);
    const told = call("lintian", "--allow-root", "--fail-on", "none", deb(arch));
    expect(told.split("\n").filter((line) => line.startsWith("E:"))).toEqual([]);
  },
);

it("the image is for both processors, from the program and its libraries alone", () => {
  const index = JSON.parse(call("skopeo", "inspect", "--raw", image));
  const processors = index.manifests.map(
    (one: { platform: { architecture: string } }) => one.platform.architecture,
  );
  expect(processors).toEqual(["amd64", "arm64"]);
  for (const arch of processors) {
    const config = JSON.parse(
      call("skopeo", "--override-arch", arch, "inspect", "--config", image),
    );
    expect(config.config).toMatchObject({
      User: "10001",
      Entrypoint: ["/prayer-life"],
      Cmd: ["serve"],
    });
  }
});

it("Prometheus takes the rules", () => {
  expect(call("promtool", "check", "rules", "deploy/alerts.yml")).toContain("SUCCESS: 8 rules");
});

it("the program for ARM migrates, serves, finds and is sound, under an emulator", {
  timeout: 300_000,
}, async () => {
  const folder = temporaryFolder();
  call("dpkg-deb", "--extract", deb("arm64"), folder);
  const program = join(folder, "usr/bin/prayer-life");
  const emulated = ["-L", "/usr/aarch64-linux-gnu", program];
  const env = { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(folder, "data"), ANNOUNCE: "on" };
  const options = { env: { ...env, NODE_ENV: "production" as const }, encoding: "utf8" as const };
  const run = (...args: string[]) =>
    execFileSync("qemu-aarch64-static", [...emulated, ...args], options);
  run("migrate");
  const server = spawn("qemu-aarch64-static", [...emulated, "serve"], options);
  try {
    const url = /at (\S+)/.exec(String((await once(server.stderr, "data"))[0]))?.[1];
    for (const path of [
      "/",
      "/today",
      "/bible/psalms/23",
      "/plan/anxiety-plan",
      "/search?q=peace",
    ]) {
      const { status } = await fetch(`${url}${path}`);
      expect([path, status]).toEqual([path, 200]);
    }
    expect(await (await fetch(`${url}/search?q=john+3%3A16`)).text()).toContain("For God so loved");
  } finally {
    server.kill();
    await once(server, "exit");
  }
  expect(run("doctor")).toMatch(/^ok {5}Integrity/m);
});

/** The name of its release: a small system beside this one is made of what the package mirror has. */
const release = "bookworm";

it("is installed, upgraded, removed and purged in a system of its own", {
  timeout: 600_000,
}, () => {
  const root = join("node_modules/.cache", `debian-${release}`);
  if (!existsSync(join(root, "usr/bin/dpkg"))) {
    mkdirSync(root, { recursive: true });
    call("debootstrap", "--variant=minbase", "--include=libstdc++6", release, root);
  }
  const inside = (...command: string[]) => call("chroot", root, ...command);
  cpSync(deb("amd64"), join(root, "tmp/prayer-life.deb"));
  inside("dpkg", "--purge", "prayer-life");
  inside("rm", "-rf", "/var/lib/prayer-life", "/etc/prayer-life");
  expect(inside("dpkg", "--install", "/tmp/prayer-life.deb")).toContain(
    "Next: sudo prayer-life setup",
  );
  expect(inside("stat", "-c", "%a %G", "/etc/prayer-life.env")).toBe("640 prayer-life\n");
  const setup = ["setup", "--yes", "--origin", "https://pray.hope.test", "--leader", "ruth"];
  inside("prayer-life", ...setup, "--leader-email", "ruth@hope.test");
  writeFileSync(join(root, "etc/prayer-life/site/site.yaml"), "name: Hope\n");
  expect(inside("dpkg", "--install", "/tmp/prayer-life.deb")).not.toContain("Next:");
  expect(readFileSync(join(root, "etc/prayer-life.env"), "utf8")).toContain(
    "ORIGIN=https://pray.hope.test",
  );
  const users = () => inside("pl", "user");
  expect(users()).toContain("leader");
  inside("dpkg", "--remove", "prayer-life");
  expect(existsSync(join(root, "etc/prayer-life.env"))).toBe(true);
  expect(inside("dpkg", "--purge", "prayer-life")).toContain("What people wrote is kept");
  expect(existsSync(join(root, "etc/prayer-life.env"))).toBe(false);
  expect(existsSync(join(root, "var/lib/prayer-life/prayer-life.db"))).toBe(true);
});
