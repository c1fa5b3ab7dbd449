import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "~/runtime/env.server";
import { unitFile } from "./env-file.server";

/** Where no systemd starts the server, and whoever runs it restarts the container. */
export function inContainer(): boolean {
  if (existsSync("/run/systemd/system")) return false;
  return process.pid === 1 || existsSync("/.dockerenv") || existsSync("/run/.containerenv");
}

/** @param longest milliseconds to wait for a server that starts. @returns why it cannot write, or nothing */
export async function untilReady({ PORT }: Settings, longest = 0): Promise<string | undefined> {
  const until = performance.now() + longest;
  for (;;) {
    // A socket that systemd holds takes the connection though no server is there.
    const signal = AbortSignal.timeout(3_000);
    const response = await fetch(`http://127.0.0.1:${PORT}/readyz`, { signal }).catch(() => {});
    if (response?.ok) return undefined;
    if (performance.now() >= until)
      return response
        ? `It is not ready: ${await response.text()}`
        : `Nothing serves on port ${PORT}.`;
    await sleep(200);
  }
}

/** @param log of the unit, a line each. @returns the program's last complaint, with its list */
export function complaintIn(log: string): string | undefined {
  const lines = log.trimEnd().split("\n");
  const at = lines.findLastIndex((line) => line.startsWith("prayer-life: "));
  if (at < 0) return undefined;
  const list = lines.slice(at + 1).filter((line) => line.startsWith("  - "));
  return [lines[at]?.replace("prayer-life: ", ""), ...list].join("\n");
}

/** The unit takes the settings up, and is let out to the mail server. @returns nothing where it does not run */
export async function takeUp(file: string, settings: Settings) {
  if (file !== unitFile || process.getuid?.() !== 0 || !existsSync("/run/systemd/system"))
    return undefined;
  const folder = "/etc/systemd/system/prayer-life.service.d";
  const letOut = `mkdir -p ${folder}; printf '[Service]\\nPrivateNetwork=no\\n' > ${folder}/letters.conf`;
  const start = "systemctl daemon-reload && systemctl restart prayer-life.service";
  spawnSync("sh", ["-c", `${settings.sendsLetters ? letOut : ":"}; ${start}`]);
  const state = await untilReady(settings, 5_000);
  if (state === undefined) return {};
  const query = ["-u", "prayer-life", "-t", "prayer-life", "-o", "cat", "-n", "30"];
  const said = complaintIn(spawnSync("journalctl", query, { encoding: "utf8" }).stdout ?? "");
  return {
    trouble: `The site does not come up: ${said ?? state}\nMore: journalctl -u prayer-life`,
  };
}
