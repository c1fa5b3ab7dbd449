import { Problem } from "./project.mjs";
import { runTool } from "./run.mjs";
import { installFromSystem, isExecutable, onPath, works } from "./system.mjs";

/** @returns {Promise<string>} the path of one that starts */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return named(CHROMIUM);
  // The one without windows takes half of the processor's time: a container gets it.
  const here = process.getuid?.() === 0 ? await installed() : present();
  const found = here ?? (await downloaded()) ?? (await download()) ?? (await installed());
  if (found) return found;
  throw new Problem(
    "No Chromium was found, and none could be installed. Name one: CHROMIUM=/path/to/chromium npm test",
  );
}

const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const application = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** @param {string} name */
function named(name) {
  const path = name.includes("/") ? name : onPath(name)[0];
  if (path && starts(path)) return path;
  throw new Problem(`CHROMIUM is ${name}, but that does not start as a browser.`);
}

function present() {
  return [...names.flatMap(onPath), application].find(starts);
}

async function downloaded() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return isExecutable(path) && starts(path) ? path : undefined;
}

async function download() {
  await runTool("playwright", ["install", "chromium"], { stdout: 2, timeout: 180_000 });
  return downloaded();
}

async function installed() {
  const packages = { "apt-get": shell, dnf: "chromium-headless", apk: "chromium" };
  if (onPath(shell).length === 0) await installFromSystem(packages);
  return present();
}

/** @param {string} path */
const starts = (path) => works(path, ["--version"]);
