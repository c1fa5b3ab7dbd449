import { Problem, say } from "./project.mjs";
import { installFromSystem, onPath } from "./system.mjs";

/** Where Firefox is. @returns {string | undefined} */
export const findFirefox = () => ["firefox-esr", "firefox"].flatMap(onPath)[0];

/** Where the driver of WebKit is, and a display that nobody sees, which its browser needs. */
export function findWebkit() {
  const [driver, display] = ["WebKitWebDriver", "Xvfb"].flatMap((name) => onPath(name)[0] ?? []);
  return driver && display ? { driver, display } : undefined;
}

/** Sees to both. In CI they have to be there; elsewhere what is not walked is said. */
export async function ensureEngines() {
  const lacking = () => [!findFirefox() && "Firefox", !findWebkit() && "WebKit"].filter(Boolean);
  if (lacking().length > 0) await installFromSystem(packages);
  if (lacking().length === 0) return;
  const words = `Not found, and not to be installed: ${lacking().join(", ")}.`;
  if (process.env.CI) throw new Problem(`${words} Debian has them: ${packages["apt-get"]}`);
  say(`${words} The site is not walked through there in this run.`);
}

const packages = {
  "apt-get": "firefox-esr webkit2gtk-driver xvfb",
  dnf: "firefox xorg-x11-server-Xvfb",
  apk: "firefox xvfb",
};
