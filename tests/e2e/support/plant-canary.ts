import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canary, secrets } from "../../support/canary-words";
import { address, canaryFile, dataFolder, logFile, sightingsFile } from "./place";

/**
 * Asks the server of all specs for prayer, in private. From then on it searches each of its responses for
 * the request; at the end its log and its files beside the database are searched, too.
 * @returns what ends the run in failure where it was seen.
 */
export default async function plantCanary(): Promise<() => void> {
  for (const file of [canaryFile, sightingsFile]) rmSync(file, { force: true });
  const token = await sendCanary();
  // Whole at once: the server reads it with each response.
  writeFileSync(`${canaryFile}.new`, JSON.stringify({ words: secrets, token }), { mode: 0o600 });
  renameSync(`${canaryFile}.new`, canaryFile);
  return () => {
    const seen = [...sightings(), ...searchFiles([...secrets, token])];
    for (const file of [canaryFile, sightingsFile]) rmSync(file, { force: true });
    if (seen.length > 0) throw new Error(`A private request was seen:\n${seen.join("\n")}`);
    rmSync(logFile, { force: true });
  };
}

/** @returns the token of its sender's own page. */
async function sendCanary(): Promise<string> {
  const { words: prayerRequest, sender } = canary;
  const form = { form: "prayer-request", ...sender, prayerRequest, isPrivate: "on" };
  const body = new URLSearchParams(form);
  const sent = await fetch(`${address}/contact`, { method: "POST", body, redirect: "manual" });
  const Cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const headers = { Cookie, "Sec-Fetch-Site": "same-origin" };
  const thanks = await fetch(`${address}/contact?done=prayer-request`, { headers });
  const token = /\/request\/([\w-]{43})/.exec(await thanks.text())?.[1];
  if (!token) throw new Error("The canary has no page of its own");
  return token;
}

/** Where the server itself saw it in a response. */
const sightings = () =>
  existsSync(sightingsFile) ? readFileSync(sightingsFile, "utf8").trim().split("\n") : [];

function searchFiles(words: readonly string[]): string[] {
  const files = existsSync(dataFolder)
    ? readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    : [];
  const kept = files
    .filter((file) => file.isFile() && !/^prayer-life\.db/.test(file.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return [logFile, ...kept].flatMap((path) => {
    const text = readFileSync(path, "latin1");
    return words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`);
  });
}
