import { Problem, say } from "./project.mjs";
import { installFromSystem, isExecutable, onPath } from "./system.mjs";

const programs = ["nginx", "apache2", "caddy", "postfix", "promtool", "lintian", "skopeo"];

/** Where such a program is. Its folder is often on root's PATH alone. @param {string} name */
export function findProxy(name) {
  return [...onPath(name), `/usr/sbin/${name}`].find(isExecutable);
}

/**
 * Sees to them in CI, where every one has to be there. Elsewhere nothing is installed that may
 * begin to serve by itself; what is not tried is said.
 */
export async function ensureProxies() {
  const lacking = () => programs.filter((name) => !findProxy(name));
  if (lacking().length > 0 && process.env.CI) await installFromSystem(packages);
  if (lacking().length === 0) return;
  const words = `Not found: ${lacking().join(", ")}.`;
  if (process.env.CI) throw new Problem(`${words} What deploy/ says of them has to be tried.`);
  say(`${words} What deploy/ says of them is not tried in this run.`);
}

const packages = {
  "apt-get":
    "nginx-light apache2 caddy postfix openssl sasl2-bin libsasl2-modules prometheus lintian skopeo",
  dnf: "nginx httpd caddy postfix cyrus-sasl cyrus-sasl-plain skopeo",
  apk: "nginx",
};
