import { expect, it } from "vitest";
import { grouped } from "~/ui/reading/grouped";

it("figures are grouped as they are read in America", () => {
  for (const figure of [0, 7, 100, 999, 1_000, 12_345, 100_000, 1_234_567])
    expect(grouped(figure)).toBe(figure.toLocaleString("en-US"));
});
