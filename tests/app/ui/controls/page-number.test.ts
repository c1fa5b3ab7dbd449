import { expect, it, vi } from "vitest";
import { readPage } from "~/ui/controls/page-number";

const list = ["a", "b", "c", "d", "e"];
const reader = () =>
  vi.fn(async ({ limit, offset }: { limit: number; offset: number }) => ({
    count: list.length,
    items: list.slice(offset, offset + limit),
  }));

it.each([
  [1, 1, ["a", "b"], 1],
  [3, 3, ["e"], 1],
  [9, 3, ["e"], 2],
])("page %i of a list of three shows page %i", async (asked, page, items, reads) => {
  const read = reader();
  const found = await readPage(asked, 2, read);
  expect(found).toEqual({ count: 5, items, page, pageCount: 3 });
  expect(read).toHaveBeenCalledTimes(reads);
});

it("an empty list has one page", async () => {
  const found = await readPage(4, 2, async () => ({ count: 0 }));
  expect(found).toEqual({ count: 0, page: 1, pageCount: 1 });
});
