// @ts-nocheck The types are of an older Node.
// Read before everything else by a Node that is not the installed packages': gives it the addon that
// was compiled for it.
const { registerHooks } = require("node:module");
const { pathToFileURL } = require("node:url");

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!found.url.endsWith("/better_sqlite3.node")) return found;
    return { ...found, url: pathToFileURL(String(process.env.ADDON)).href };
  },
});
