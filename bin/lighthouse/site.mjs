import { untilIdle } from "../bench/process.mjs";
import { freePort, start } from "../bench/servers.mjs";
import { at } from "../project.mjs";

/**
 * This site's server as it is built, at the address that its pages name as their own, and done with
 * what it does after its start.
 * @param {"on" | "off"} photos
 */
export async function startSite(photos) {
  const port = await freePort();
  const env = { LOG_LEVEL: "warn", PHOTOS: photos, ORIGIN: `http://127.0.0.1:${port}` };
  const program = [at("build/prayer-life.cjs")];
  const site = await start("prayer-life", process.execPath, program, { env, port });
  await untilIdle(site.pid, 60);
  return site;
}
