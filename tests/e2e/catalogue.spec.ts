import { notOffered } from "./catalogue/reporter";
import { catalogue, quoted, type Row } from "./catalogue/rows";
import { nothingOffered } from "./catalogue/sharing-walks";
import type { Visit, Walk } from "./catalogue/visit";
import { walks } from "./catalogue/walks";
import { breakServer } from "./support/failing";
import { expect, test } from "./test";

const rows: readonly Row[] = catalogue;
const walkOf: Record<string, Walk | undefined> = walks;

test.use({ ownTrouble: /the server responded with a status of 50[02]|^SyntaxError\n/ });

for (const row of rows) {
  const { situation, notice, reached, ways } = row;
  if (typeof ways === "object" && "unit" in ways) continue;
  test(
    `${situation}: ${notice}`,
    {
      tag: ways === "every" ? "@every-way" : "@scripts-only",
    },
    async ({ page, context, alive, address }, { annotations }) => {
      const walk = walkOf[situation];
      if (!walk) throw new Error(`No walk comes to '${situation}' (${reached})`);
      breakServer();
      const visit: Visit = { page, context, alive, address, seen: new Set() };
      await walk(visit, ...quoted(row));
      expect(visit.seen.size).toBeGreaterThan(0);
      annotations.push({ type: "seen", description: [...visit.seen].join(", ") });
    },
  );
}

test(notOffered, {
  tag: "@without-scripts",
}, async ({ page, context, alive, address }) => {
  await nothingOffered({ page, context, alive, address, seen: new Set() });
});

test("every walk belongs to a row", { tag: "@scripts-only" }, () => {
  const walked = rows.filter(({ ways }) => !(typeof ways === "object" && "unit" in ways));
  expect(Object.keys(walks)).toEqual(walked.map(({ situation }) => situation));
});
