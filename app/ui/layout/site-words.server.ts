import { builtIn, site } from "#content/site.server";
import { settings } from "~/runtime/env.server";
import type { SiteWords } from "./site-words";

export function siteWords(): SiteWords {
  const { name, shortName } = site();
  return { name, shortName, hasPictures: name === builtIn.name };
}

/** Those of the photo service. */
export const showsPhotos = () => settings().PHOTOS === "on" && site().photos === "service";
