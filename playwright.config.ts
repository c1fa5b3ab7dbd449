import { register } from "node:module";
import { defineConfig } from "@playwright/test";
import { address, dataFolder, logFile, port } from "./tests/e2e/support/place";
import { type Ways, ways } from "./tests/e2e/support/ways";

register("./tests/e2e/support/raw-files.mjs", import.meta.url);

/**
 * Ways through the site where a page whose scripts are lost can be no other than one without scripts: plain
 * pages and native forms, whose refusals the catalogue meets in all three ways. What can differ there are
 * inline scripts and styles that ask about `scripting`.
 */
const alikeWithoutScripts = [
  "account,auth,bible,contact,desk,desk-danger,drafts,factor,help,keyboard,letters,light,lock,month",
  "old-engines,plan-days,plans,prayers,reset,results,share-menus,words",
].map((names) => `{${names}}.spec.ts`);

/** The same specs three ways, where the three can differ; all share one server. */
export default defineConfig<Ways>({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // For what hangs alone: on a machine that others use, a page may take its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["./tests/e2e/catalogue/reporter.ts"]],
  use: {
    baseURL: address,
    // Sooner than the test, so that it says which step it was.
    actionTimeout: 60_000,
    // What a device keeps is looked at where a spec is about it: elsewhere the server is to answer.
    serviceWorkers: "block",
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // The one without windows sets its letters as the others do.
        "--font-render-hinting=none",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: ways.map((way) => ({
    name: way,
    // What only scripts do, axe, which is a script itself, and what styles alone do, run once.
    testIgnore: {
      scripts: [],
      "no scripts": ["scripts/**"],
      "scripts blocked": ["scripts/**", ...alikeWithoutScripts],
    }[way],
    grepInvert: way === "scripts" ? /@without-scripts/ : /@scripts-only|@once/,
    use: {
      way,
      javaScriptEnabled: way !== "no scripts",
      // What moves takes half of a page's time: it does where a spec says so.
      contextOptions: { reducedMotion: "reduce" },
    },
  })),
  globalSetup: "./tests/e2e/support/plant-canary.ts",
  webServer: {
    command: `exec node tests/e2e/support/serve.mjs >"${logFile}"`,
    url: `${address}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      RATE_LIMIT: "off",
      PHOTOS: "off",
      LOG_LEVEL: "info",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 6_000 },
  },
});
