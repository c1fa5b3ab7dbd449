import { defineConfig } from "vitest/config";
import whole from "../../vitest.config";

const unit = whole.test?.projects?.[0];
if (typeof unit !== "object" || !("test" in unit))
  throw new Error("The first project is no longer that of the unit tests.");
const folders = process.env.MUTANTS_TESTS?.split(" ") ?? [];

/** Unit tests of the folders that the environment names. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
  },
});
