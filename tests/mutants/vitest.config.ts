import { defineConfig } from "vitest/config";
import whole from "../../vitest.config";

const unit = whole.test?.projects?.[0];
if (typeof unit !== "object" || !("test" in unit))
  throw new Error("The first project is no longer that of the unit tests.");

/** The unit tests of one folder. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: [`${process.env.MUTANTS_TESTS}/**/*.test.{ts,tsx}`],
  },
});
