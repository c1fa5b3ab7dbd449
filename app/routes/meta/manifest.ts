import { builtIn, site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import ours from "./manifest.json";

/** For who puts the site on their home screen. */
export function loader() {
  const { name, shortName, icon } = site();
  const own = site() === builtIn ? {} : { name, short_name: shortName };
  const src = icon?.path;
  const icons = icon && [{ src, sizes: `${icon.width}x${icon.height}`, type: icon.type }];
  const shortcuts = ours.shortcuts.map((each) => ({ ...each, icons: icons ?? each.icons }));
  const manifest = { ...ours, ...own, shortcuts, icons: icons ?? ours.icons };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": cacheControl.checked,
    },
  });
}
