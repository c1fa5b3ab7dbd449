import { expect, test } from "vitest";
import { kindOf } from "~/prayers/save-prayer";

test("what is saved is called by what it is: a verse, or a passage of several", () => {
  expect(["Romans 15:13", "1 John 4:18"].map(kindOf)).toEqual(["verse", "verse"]);
  expect(["Philippians 4:6-7", "John 1:1, 14", "Psalm 23"].map(kindOf)).toEqual(
    Array(3).fill("passage"),
  );
});
