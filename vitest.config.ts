import { defineConfig } from "vitest/config";
import { fonts } from "./vite/fonts";
import { markdown } from "./vite/markdown";
import { worker } from "./vite/worker";

const alias = { "~": new URL("./app", import.meta.url).pathname };

/** Tests of `db/` that know no engine. */
const postgresTests = [
  "tests/db/{accounts,groups,letters,messages,plans,prayers,requests,subscriptions}/*.test.ts",
  "tests/db/operator/{inbox-list,subjects}.test.ts",
  "tests/db/seal/{canary,locks,rotation,sealed-words}.test.ts",
  "tests/db/engines/postgres/*.test.ts",
  "tests/db/old-databases.test.ts",
];

/** Tests of the server that ask it alone, and neither its file nor its commands; those that nothing is kept by left out. */
const postgresRequests = [
  "account,account-pages,account-sessions,bell,bookmarks,brute-force,contact,contract,desk,drafts,factor,groups,groups-lived,lock",
  "known-person,memory,newsletter-api,newsletter-page,page-cache,people,persons-day,plan-days,plan-page,prayers",
  "prayer-files,prayers-foreign,preferences,privacy-choices,rate-limit,results,shares,take-over,team-letters,team-people",
].map((names) => `tests/request/{${names}}.test.ts`);

/** Tests of the program on PostgreSQL alone. */
const onPostgresAlone = "tests/request/postgres/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [fonts(), markdown(), worker()],
        resolve: { alias },
        test: {
          name: "unit",
          maxWorkers: "100%",
          include: ["tests/{app,db,content,bin}/**/*.test.{ts,tsx}"],
          exclude: ["tests/db/engines/postgres/**"],
          env: { LOG_LEVEL: "silent" },
          setupFiles: "tests/support/once.ts",
          // Passwords are slow by design, and a busy machine makes them slower.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // The same tests of what is kept, on the other engine.
          name: "postgres",
          include: postgresTests,
          globalSetup: "tests/support/postgres/postgres-setup.ts",
          setupFiles: "tests/support/once.ts",
          env: { LOG_LEVEL: "silent" },
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "request",
          provide: { canary: true },
          include: ["tests/request/**/*.test.ts"],
          exclude: [onPostgresAlone],
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // Each file starts the built server, and much of its time is waiting. After the unit tests.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          // The built server on the other engine: forms, accounts, limits and what is cached.
          name: "request-postgres",
          provide: { canary: true },
          include: [...postgresRequests, onPostgresAlone],
          globalSetup: "tests/support/postgres/postgres-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          // Figures, not tests: npm run bench -- postgres.
          name: "bench",
          include: ["tests/bench/*/*.test.ts"],
          maxWorkers: 1,
        },
      },
      {
        resolve: { alias },
        test: {
          // The specs that are marked for it, in a browser; it starts Playwright.
          name: "browser-postgres",
          include: ["tests/browser/*.test.ts"],
          globalSetup: "tests/support/postgres/postgres-setup.ts",
          testTimeout: 900_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // What only the packaged program can show; it has to be made first (npm run test:binary).
          name: "binary",
          include: ["tests/binary/**/*.test.ts"],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // What a release has just made; npm run test:release makes it.
          name: "release",
          include: ["tests/release/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // The built server behind what `deploy/` has a file for, and before a Postfix.
          name: "proxies",
          include: ["tests/{proxies,relay}/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          // The built server in browsers of other engines than Chromium's.
          name: "engines",
          provide: { canary: true },
          include: ["tests/engines/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // Short ones wait for limits and restarts more than they work; figures are measured alone.
          maxWorkers: process.env.FAULTS === "long" ? 1 : 2,
        },
      },
    ],
  },
});
