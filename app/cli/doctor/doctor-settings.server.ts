import { statSync } from "node:fs";
import { isLocal, type Settings } from "~/runtime/env.server";
import { readEnvFile } from "../env-file.server";
import { bad, doubtful, type Finding, good } from "./finding.server";

/** What is to be said of the settings, each for itself and together. */
export function examineSettings(settings: Settings): Finding[] {
  return [
    origin(settings),
    listening(settings),
    proxies(settings),
    settings.RATE_LIMIT === "on"
      ? good("RATE_LIMIT", "on")
      : doubtful("RATE_LIMIT", "off", "That is for tests. Take the setting away."),
    settings.CLOCK_OFFSET === 0
      ? good("CLOCK_OFFSET", "0")
      : doubtful("CLOCK_OFFSET", String(settings.CLOCK_OFFSET), "That is for tests. Take it away."),
    good("PHOTOS", settings.PHOTOS),
    good("LOG_LEVEL", settings.LOG_LEVEL),
  ];
}

/** What is to be said of the file of settings, which may hold passwords. */
export function examineEnvFile(path: string): Finding[] {
  const { mode, gid } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0, gid: 0 };
  // What stands in a pipe was read at the start.
  if ((mode & 0o170000) !== 0o100000) return [];
  const { settings, remarks } = readEnvFile(path);
  const isSecret = Object.entries(settings).some(
    ([name, value = ""]) =>
      /^(SECRET|METRICS_TOKEN|PGPASSWORD)$/.test(name) || /^\w+:\/\/[^/@:]*:[^/@]*@/.test(value),
  );
  const found = `${path} (${(mode & 0o777).toString(8)})`;
  if (isSecret && mode & 0o007) {
    const own = process.getgid?.() ?? gid;
    const advice = `Others can read the passwords in it: sudo chgrp ${own} ${path} && sudo chmod 640 ${path}`;
    return [bad("Settings", found, advice)];
  }
  return remarks.length > 0
    ? [doubtful("Settings", found, remarks.join(" "))]
    : [good("Settings", found)];
}

/** When each line of Node stops getting repairs (nodejs.org/en/about/previous-releases). */
const ends: Record<number, string> = {
  20: "2026-04-30",
  22: "2027-04-30",
  24: "2028-04-30",
  26: "2029-04-30",
};

/** Whether the Node that runs us still gets repairs. */
export function examineNode(version: string, now: number): Finding {
  const end = ends[Number.parseInt(version.replace("v", ""), 10)];
  if (end === undefined || now < Date.parse(end)) return good("Node", version);
  return doubtful(
    "Node",
    `${version}, without repairs since ${end}`,
    'Install a newer Node, or serve the file that "npm run package" makes.',
  );
}

function origin({ ORIGIN, secure }: Settings): Finding {
  if (secure) return good("ORIGIN", ORIGIN);
  const advice = isLocal(new URL(ORIGIN).hostname)
    ? "Links and cookies are made for this machine alone. Set the site's public https address."
    : "Passwords and prayers travel in the open. Put a proxy with https before it, and name that address.";
  return doubtful("ORIGIN", ORIGIN, advice);
}

function listening({ HOST, PORT, TRUST_PROXY }: Settings): Finding {
  const found = `${HOST}:${PORT}`;
  if (isLocal(HOST)) return good("HOST, PORT", found);
  const advice =
    TRUST_PROXY > 0
      ? "Whoever reaches this port past the proxy may pretend to be anybody. Set HOST=127.0.0.1, or let a firewall admit the proxy alone."
      : "The server is reached without a proxy and without https. Set HOST=127.0.0.1 behind one.";
  return doubtful("HOST, PORT", found, advice);
}

function proxies({ TRUST_PROXY, secure }: Settings): Finding {
  const found = String(TRUST_PROXY);
  if (!secure || TRUST_PROXY > 0) return good("TRUST_PROXY", found);
  return doubtful(
    "TRUST_PROXY",
    found,
    "https comes from a proxy, and all visitors share its address and its limits. Set TRUST_PROXY=1.",
  );
}
