import { freePort, start } from "../bench/servers.mjs";
import { at } from "../project.mjs";

/**
 * This site's server as it is built, at the address that its pages name as their own.
 * @param {"on" | "off"} photos
 */
export async function startSite(photos) {
  const port = await freePort();
  const env = { LOG_LEVEL: "warn", PHOTOS: photos, ORIGIN: `http://127.0.0.1:${port}` };
  return start("prayer-life", process.execPath, [at("build/prayer-life.cjs")], { env, port });
}
