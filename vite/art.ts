import { createHash } from "node:crypto";
import type { LucideIcon } from "lucide-react";
import type { Plugin } from "vite";
import { drawings } from "../app/ui/art/drawings";
import { type IconName, iconNames } from "../app/ui/controls/icon-names";

/**
 * Draws the art of the pages into files of the build. All of them carry the hash of them all, so
 * that a page finds one by its name and this hash, and may be told to keep it for good.
 */
export async function art(): Promise<Plugin> {
  const drawn = drawings(await loadIcons());
  const version = createHash("sha256")
    .update(JSON.stringify([...drawn]))
    .digest("hex")
    .slice(0, 8);
  const files = new Map([...drawn].map(([name, svg]) => [`assets/${name}-${version}.svg`, svg]));
  return {
    name: "art",
    config: () => ({ define: { "import.meta.env.VITE_ART": JSON.stringify(version) } }),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const svg = files.get(req.url?.slice(1) ?? "");
        if (!svg) return next();
        res.setHeader("Content-Type", "image/svg+xml").end(svg);
      });
    },
  };
}

async function loadIcons(): Promise<Map<IconName, LucideIcon>> {
  const icons = iconNames.map(async (name): Promise<[IconName, LucideIcon]> => {
    const { default: icon } = await import(`lucide-react/icons/${name}`);
    return [name, icon];
  });
  return new Map(await Promise.all(icons));
}
