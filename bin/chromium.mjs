import { Problem, say } from "./project.mjs";
import { runTool } from "./run.mjs";
import { installFromSystem, isExecutable, onPath, works } from "./system.mjs";

/** @returns {Promise<string>} the path of one that starts */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return named(CHROMIUM);
  const found = present() ?? (await downloaded()) ?? (await download()) ?? (await fromSystem());
  if (found) return found;
  throw new Problem(
    "No Chromium was found, and none could be installed. Name one: CHROMIUM=/path/to/chromium npm test",
  );
}

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} name */
function named(name) {
  const path = name.includes("/") ? name : onPath(name)[0];
  if (path && starts(path)) return path;
  throw new Problem(`CHROMIUM is ${name}, but that does not start as a browser.`);
}

function present() {
  return [...names.flatMap(onPath), ...applications.filter(isExecutable)].find(starts);
}

async function downloaded() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return isExecutable(path) && starts(path) ? path : undefined;
}

async function download() {
  say("No Chromium on this machine. Trying Playwright's own…");
  await runTool("playwright", ["install", "chromium"], { stdout: 2, timeout: 180_000 });
  return downloaded();
}

async function fromSystem() {
  await installFromSystem({ "apt-get": "chromium", dnf: "chromium", apk: "chromium" });
  return present();
}

/** @param {string} path */
const starts = (path) => works(path, ["--version"]);
