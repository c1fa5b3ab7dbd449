import { builtIn, type Site, site } from "#content/site.server";
import { settings } from "~/runtime/env.server";
import { ourIcons, type SiteWords } from "./site-words";

export function siteWords(): SiteWords {
  const { name, shortName, logo, picture } = site();
  return {
    name,
    shortName,
    hasPictures: name === builtIn.name,
    ...(site() !== builtIn && { head: ownHead(site()) }),
    ...(logo && { logo: { src: logo.path, width: logo.width, height: logo.height } }),
    ...(picture && { picture }),
  };
}

function ownHead({ icon, accent }: Site): SiteWords["head"] {
  const shown = icon && { href: icon.path, type: icon.type, sizes: `${icon.width}x${icon.height}` };
  return [
    ...(shown
      ? [
          { rel: "icon", ...shown },
          { rel: "apple-touch-icon", ...shown },
        ]
      : ourIcons),
    ...(accent ? [{ rel: "stylesheet", href: accent.path }] : []),
  ];
}

/** Those of the photo service. */
export const showsPhotos = () => settings().PHOTOS === "on" && site().photos === "service";
