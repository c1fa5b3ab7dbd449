import { images } from "./images.server";
import type { Kind } from "./kind.server";
import { articles } from "./own-articles.server";
import { audio } from "./own-audio.server";
import { pages } from "./own-pages.server";
import { plans } from "./own-plans.server";
import { themes } from "./own-themes.server";
import { people } from "./people.server";
import { siteYaml } from "./site-yaml.server";

/** In the order in which they are read: what comes first may be needed by what follows. */
export const kinds: Kind[] = [images, siteYaml, ...people, plans, themes, articles, pages, audio];
