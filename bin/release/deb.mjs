import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { at, Problem } from "../project.mjs";
import { runQuietly } from "../run.mjs";
import { filesBelow } from "../source-hash.mjs";

/** @typedef {{ arch: string, program: string, version: string, manual: string, completion: string, licences: string }} Parts */

/** What Debian calls a processor. @param {string} arch */
export const debianArch = (arch) => (arch === "x64" ? "amd64" : arch);

/**
 * Makes a package for Debian: the program, its units, a user, a file of settings.
 * @param {Parts} parts @param {string} folder to work in @param {string} result the package's file
 */
export async function makeDeb(parts, folder, result) {
  const { arch, program, version } = parts;
  /** @param {string} path @param {string | Buffer} content @param {number} [mode] */
  const put = (path, content, mode = 0o644) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    chmodSync(join(folder, path), mode);
  };
  put("usr/bin/prayer-life", readFileSync(program), 0o755);
  for (const path of filesBelow("deploy").filter((path) =>
    /\.(service|socket|timer)$/.test(path),
  )) {
    const unit = readFileSync(at(path), "utf8").replaceAll("/usr/local/bin/", "/usr/bin/");
    put(path.replace("deploy", "lib/systemd/system"), unit);
  }
  put("usr/bin/pl", readFileSync(at("deploy/debian/pl")), 0o755);
  put("etc/prayer-life.env", readFileSync(at("deploy/debian/prayer-life.env")), 0o640);
  mkdirSync(join(folder, "etc/prayer-life/site"), { recursive: true });
  put("usr/share/man/man1/prayer-life.1.gz", gzipSync(parts.manual, { level: 9 }));
  put("usr/share/bash-completion/completions/prayer-life", parts.completion);
  const papers = "usr/share/doc/prayer-life";
  put(`${papers}/copyright`, "The licences of all that it is made of: LICENSES.gz\n");
  put(`${papers}/LICENSES.gz`, gzipSync(parts.licences, { level: 9 }));
  put(`${papers}/NEWS.gz`, gzipSync(readFileSync(at("CHANGELOG.md")), { level: 9 }));
  put(`${papers}/README.md.gz`, gzipSync(readFileSync(at("README.md")), { level: 9 }));
  const day = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1_000).toUTCString();
  const entry = `prayer-life (${version}) stable; urgency=medium\n\n  * What is new: NEWS.gz\n\n`;
  const signed = ` -- Prayer LIFE <hello@prayerlife.example>  ${day.replace("GMT", "+0000")}\n`;
  put(`${papers}/changelog.gz`, gzipSync(entry + signed, { level: 9 }));
  // Node brings its own zlib.
  put("usr/share/lintian/overrides/prayer-life", "prayer-life: embedded-library zlib *\n");
  for (const path of filesBelow("deploy").filter((path) => /(Caddyfile|conf|yml|md)$/.test(path)))
    put(path.replace("deploy", `${papers}/examples`), readFileSync(at(path)));
  for (const name of ["preinst", "postinst", "prerm", "postrm"])
    put(`DEBIAN/${name}`, readFileSync(at("deploy/debian", name)), 0o755);
  put("DEBIAN/conffiles", "/etc/prayer-life.env\n");
  put("DEBIAN/control", control(debianArch(arch), version));
  const made = ["--root-owner-group", "-Zxz", "--build", folder, result];
  if ((await runQuietly("dpkg-deb", made)) !== 0)
    throw new Problem("dpkg-deb could not make the package.");
}

/** @param {string} arch @param {string} version */
const control = (arch, version) => `Package: prayer-life
Version: ${version}
Architecture: ${arch}
Maintainer: Prayer LIFE <hello@prayerlife.example>
Section: web
Priority: optional
Depends: libc6 (>= 2.28), libstdc++6 (>= 8), passwd
Recommends: caddy | nginx | apache2
Suggests: default-mta | mail-transport-agent, restic
Description: site for prayer, with plans, the Bible and a prayer team's desk
 A public site with guided prayer plans, prayer for every hour, the whole Bible
 with search, letters by email and accounts in which a person keeps prayers.
 One program with SQLite inside; PostgreSQL if wanted. Nothing calls home.
`;
