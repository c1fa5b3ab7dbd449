import Sunrise from "lucide-react/icons/sunrise";
import { describe, expect, it } from "vitest";
import { sceneNames, sceneTones } from "#content/art";
import { drawings } from "~/ui/art/drawings";

const drawn = drawings(new Map([["sunrise", Sunrise]]));

describe("the drawings of the pages", () => {
  it("have every scene in every tone, whole and wide, and rings only on the wide ones", () => {
    for (const name of sceneNames) {
      for (const tone of sceneTones) {
        const [whole, wide] = ["", "-wide"].map((end) => drawn.get(`${name}-${tone}${end}`));
        expect(whole).toMatch(/^<svg xmlns="[^"]*" width="800" height="500".*<\/svg>$/);
        expect(wide).toMatch(/^<svg xmlns="[^"]*" width="1440" height="480".*<\/svg>$/);
        expect(whole).not.toContain('class="rings"');
      }
    }
  });

  it("hold what pages use of them by its name", () => {
    expect(drawn.get("icons")).toMatch(/<symbol id="sunrise" [^>]*>(<path [^>]*\/>)+<\/symbol>/);
    for (const id of ["all", "journal", "plan"])
      expect(drawn.get("phones")).toContain(`<g id="${id}">`);
  });

  it("name no style of the page's and no script", () => {
    for (const [name, svg] of drawn)
      expect([name, svg]).not.toEqual([name, expect.stringMatching(/ style=|<script/)]);
  });
});
