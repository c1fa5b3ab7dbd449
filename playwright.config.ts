import { defineConfig } from "@playwright/test";
import { address, dataFolder, logFile, port } from "./tests/e2e/support/place";
import { type Ways, ways } from "./tests/e2e/support/ways";

/** The same specs three ways; all share one server. */
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
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: ways.map((way) => ({
    name: way,
    // What only scripts do, and axe, which is a script itself, run once.
    testIgnore: way === "scripts" ? [] : "scripts/**",
    grepInvert: way === "scripts" ? /@without-scripts/ : /@scripts-only|@once/,
    use: {
      way,
      javaScriptEnabled: way !== "no scripts",
      // What moves takes half of the time of the home page; once is enough.
      contextOptions: { reducedMotion: way === "scripts" ? "no-preference" : "reduce" },
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
