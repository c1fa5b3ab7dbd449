import type { Kind } from "./kind.server";
import { siteYaml } from "./site-yaml.server";

/** In the order in which they are read: what comes first may be needed by what follows. */
export const kinds: readonly Kind[] = [siteYaml];
