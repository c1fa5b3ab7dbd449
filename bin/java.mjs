import { join } from "node:path";
import { at, Problem, say } from "./project.mjs";
import { installFromSystem, isExecutable, onPath, works } from "./system.mjs";

export const checker = at("node_modules/vnu-jar/build/dist/vnu.jar");

/**
 * Sees to a Java that can run the HTML checker. Without one the pages go unchecked, which is said,
 * and is a failure where nobody would read it (CI).
 */
export async function ensureJava() {
  if (presentJava()) return;
  say("No Java on this machine, which the HTML checker runs on.");
  await installFromSystem(packages);
  if (presentJava()) return;
  if (process.env.CI) throw new Problem(`${lacking} It can be named: JAVA_HOME=/path/to/java`);
  say(`${lacking} The HTML of the pages is not checked in this run.`);
}

/** A Java that runs the checker. @returns {string | undefined} its path */
export function presentJava() {
  const { JAVA_HOME } = process.env;
  const named = JAVA_HOME ? [join(JAVA_HOME, "bin/java")].filter(isExecutable) : [];
  return [...named, ...onPath("java")].find(runsChecker);
}

const lacking = "No Java was found, and none could be installed.";
const packages = {
  "apt-get": "default-jre-headless",
  dnf: "java-latest-openjdk-headless",
  apk: "openjdk21-jre-headless",
};

/** @param {string} java */
const runsChecker = (java) => works(java, ["-jar", checker, "--version"]);
