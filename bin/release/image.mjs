import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Problem } from "../project.mjs";
import { runQuietly } from "../run.mjs";
import { debianArch } from "./deb.mjs";

/** What Node and SQLite load, beside the loader. */
const libraries =
  "libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 libstdc++.so.6 libgcc_s.so.1".split(" ");
/** @type {Record<string, { loader: string, from: string[] }>} */
const systems = {
  x64: {
    loader: "lib64/ld-linux-x86-64.so.2",
    from: ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64"],
  },
  arm64: {
    loader: "lib/ld-linux-aarch64.so.1",
    from: ["/usr/aarch64-linux-gnu/lib", "/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu"],
  },
};
/** Nobody's on any machine. */
const user = 10_001;

/**
 * Packs files so that the same files give the same bytes.
 * @param {string} folder @param {string} result @param {{ epoch: number, owner?: number }} how `epoch`: seconds
 */
export async function tar(folder, result, { epoch, owner = 0 }) {
  const fixed = ["--sort=name", `--mtime=@${epoch}`, "--numeric-owner", "--format=gnu"];
  const whose = [`--owner=${owner}`, `--group=${owner}`];
  if ((await runQuietly("tar", ["-C", folder, ...fixed, ...whose, "-cf", result, "."])) !== 0)
    throw new Problem(`tar could not make ${result}.`);
}

/**
 * Makes an image of the Open Containers, for several processors in one, without an engine: from nothing but the
 * program and the libraries that it loads (github.com/opencontainers/image-spec).
 * @param {{ programs: Record<string, string>, version: string, epoch: number }} parts @param {string} folder to work in
 * @param {string} result a file that podman, skopeo and docker load, by manifest.json one of each processor
 */
export async function makeImage({ programs, version, epoch }, folder, result) {
  const layout = join(folder, "layout");
  mkdirSync(join(layout, "blobs/sha256"), { recursive: true });
  /** @param {string | Buffer} content @param {string} mediaType */
  const blob = (content, mediaType) => {
    const hex = createHash("sha256").update(content).digest("hex");
    writeFileSync(join(layout, "blobs/sha256", hex), content);
    return { mediaType, digest: `sha256:${hex}`, size: Buffer.byteLength(content) };
  };
  /** @param {unknown} value @param {string} kind */
  const json = (value, kind) => blob(JSON.stringify(value), typeOf(kind));
  const name = `prayer-life:${version}`;
  const [manifests, forDocker] = [/** @type {object[]} */ ([]), /** @type {object[]} */ ([])];
  for (const [arch, program] of Object.entries(programs)) {
    const tars = await layersOf(arch, program, join(folder, arch), epoch);
    const layers = tars.map((bytes) =>
      blob(gzipSync(bytes), "application/vnd.oci.image.layer.v1.tar+gzip"),
    );
    const diffs = tars.map((bytes) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`);
    const platform = { architecture: debianArch(arch), os: "linux" };
    const rootfs = { type: "layers", diff_ids: diffs };
    const created = new Date(epoch * 1_000).toISOString();
    const config = json({ created, ...platform, config: settings(version), rootfs }, "config");
    const manifest = { schemaVersion: 2, mediaType: typeOf("manifest"), config, layers };
    manifests.push({ ...json(manifest, "manifest"), platform });
    const [Config = "", ...Layers] = [config, ...layers].map(pathOf);
    const tag = arch === "x64" ? name : `${name}-${debianArch(arch)}`;
    forDocker.push({ Config, RepoTags: [tag], Layers });
  }
  const index = json({ schemaVersion: 2, mediaType: typeOf("index"), manifests }, "index");
  const annotations = { "org.opencontainers.image.ref.name": name };
  const top = { schemaVersion: 2, manifests: [{ ...index, annotations }] };
  writeFileSync(join(layout, "index.json"), JSON.stringify(top));
  writeFileSync(join(layout, "manifest.json"), JSON.stringify(forDocker));
  writeFileSync(join(layout, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
  await tar(layout, result, { epoch });
}

/** @param {{ digest: string }} blob */
const pathOf = ({ digest }) => `blobs/${digest.replace(":", "/")}`;

/** @param {string} kind */
const typeOf = (kind) => `application/vnd.oci.image.${kind}.v1+json`;

/** @param {string} version */
const settings = (version) => ({
  User: String(user),
  Env: ["HOST=0.0.0.0", "PORT=3000", "DATA_DIR=/data", "MALLOC_ARENA_MAX=1"],
  Entrypoint: ["/prayer-life"],
  Cmd: ["serve"],
  WorkingDir: "/data",
  ExposedPorts: { "3000/tcp": {} },
  Volumes: { "/data": {} },
  Labels: { "org.opencontainers.image.version": version },
});

/** The libraries, which seldom change; the program; folders that it may write to. @param {string} arch
 * @param {string} program @param {string} folder @param {number} epoch @returns {Promise<Buffer[]>} */
async function layersOf(arch, program, folder, epoch) {
  const { loader = "", from = [] } = systems[arch] ?? {};
  const [system, own, data] = ["system", "own", "data"].map((name) => join(folder, name));
  for (const path of ["lib", "lib64", "etc"])
    mkdirSync(join(`${system}`, path), { recursive: true });
  for (const path of [loader, ...libraries.map((name) => `lib/${name}`)]) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const found = from.map((place) => join(place, name)).find((file) => existsSync(file));
    if (!found) throw new Problem(`There is no ${name} for ${arch} on this machine.`);
    copyFileSync(found, join(`${system}`, path));
  }
  writeFileSync(join(`${system}`, "etc/passwd"), `prayer-life:x:${user}:${user}::/data:/\n`);
  writeFileSync(join(`${system}`, "etc/nsswitch.conf"), "hosts: files dns\n");
  mkdirSync(`${own}`);
  copyFileSync(program, join(`${own}`, "prayer-life"));
  for (const path of ["backups", "data", "tmp"])
    mkdirSync(join(`${data}`, path), { recursive: true, mode: 0o700 });
  const tars = [];
  for (const [place, owner] of /** @type {const} */ ([
    [system, 0],
    [own, 0],
    [data, user],
  ])) {
    await tar(`${place}`, `${place}.tar`, { epoch, owner });
    tars.push(readFileSync(`${place}.tar`));
  }
  return tars;
}
