import { defineConfig } from "vitest/config";
import { markdown } from "./vite.markdown";

const alias = { "~": new URL("./app", import.meta.url).pathname };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [markdown()],
        resolve: { alias },
        test: {
          name: "unit",
          include: ["tests/{app,db,content,bin}/**/*.test.{ts,tsx}"],
          env: { LOG_LEVEL: "silent" },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "request",
          include: ["tests/request/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 30_000,
          // Each file starts the built server; two cores hold no more at once.
          maxWorkers: 1,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 30_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
