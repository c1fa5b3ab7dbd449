import { builtIn, site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import ours from "./manifest.json";

/** For who puts the site on their home screen. */
export function loader() {
  const { name, shortName, icon } = site();
  // The pictures show our name and look.
  const own = site() === builtIn ? {} : { name, short_name: shortName, screenshots: undefined };
  const src = icon?.path;
  const icons = icon && [{ src, sizes: `${icon.width}x${icon.height}`, type: icon.type }];
  const shown = { icons: icons ?? ours.icons };
  const shortcuts = ours.shortcuts.map((each) => ({ ...each, ...shown }));
  return new Response(JSON.stringify({ ...ours, ...own, ...shown, shortcuts }), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": cacheControl.checked,
    },
  });
}
