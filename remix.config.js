/**
 * What vite.config.ts hands to the Remix plugin.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // bin/build.mjs builds aside and renames, so that a running server is never served half a build.
  buildDirectory: process.env.BUILD_DIR ?? "build",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
    // One long /__manifest request holds the server for most of a second; the whole table is small.
    v3_lazyRouteDiscovery: false,
  },
};
