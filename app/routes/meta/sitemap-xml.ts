import { sitemapOf } from "~/http/sitemap.server";
import { listedPaths } from "./listed-paths.server";

/** Every page that may be found, for search engines. */
export const loader = () => sitemapOf(listedPaths());
