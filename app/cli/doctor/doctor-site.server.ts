import type { Settings } from "~/runtime/env.server";
import { doubtsAbout } from "~/site/doubts.server";
import { listFolder } from "~/site/folder.server";
import { mistakesOf, readSite } from "~/site/read-site.server";
import { doubtful, type Finding, good } from "./finding.server";

const what = "Site folder";

/** What the folder says, and what of it, or of ours in its place, the public should not be told. */
export async function examineSite({ SITE_DIR, secure }: Settings, now: number): Promise<Finding[]> {
  const listing = await listFolder(SITE_DIR);
  const { site, told } = await readSite(SITE_DIR, listing);
  const mistakes = mistakesOf(told).length;
  if (mistakes > 0) {
    const advice = 'The last good state is served. "prayer-life site check" lists them.';
    return [doubtful(what, `${SITE_DIR} has ${mistakes} mistakes`, advice)];
  }
  const found = site.hash ? `${SITE_DIR} (${site.hash})` : "none: what is built in is served";
  const doubts = secure ? doubtsAbout(site, now) : [];
  return [
    good(what, found),
    ...doubts.map((one) => doubtful(`Site, ${one.what}`, one.found, one.advice)),
  ];
}
