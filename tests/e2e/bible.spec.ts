import { expect, settled, test } from "./test";

test("from a day's verse to its place in the Bible, and back", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=1");
  await settled(page, alive);
  await page.getByRole("link", { name: "Philippians 4:6-7" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Philippians 4");
  await expect(page.locator("mark#v6")).toBeInViewport();
  await page.getByRole("link", { name: "Dealing with Anxiety, day 1" }).click();
  await expect(page.getByRole("heading", { name: /^Day 1:/ })).toBeVisible();
});

test("a verse is marked by its number, shared, and prayed with", async ({ page, alive }) => {
  await page.goto("/bible/psalms/23");
  await page.locator("a[href='?v=4#v4']").click();
  await expect(page.locator("mark#v4")).toBeVisible();
  const tools = page.getByRole("complementary", { name: "Psalm 23:4" });
  await tools.getByText("Share", { exact: true }).click();
  await expect(tools.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await tools.getByText("Share", { exact: true }).click();
  await tools.getByRole("link", { name: "Pray with it" }).click();
  for (const [name, next] of [
    ["Read", "Next: Reflect"],
    ["Reflect", "Next: Respond"],
    ["Respond", "Next: Rest"],
  ] as const) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await settled(page, alive);
    await page.getByRole("link", { name: next }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rest");
  await settled(page, alive);
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amen");
});

for (const path of ["/bible/psalms/23?as=lines", "/today/morning", "/today/night"]) {
  test(`no words of scripture lie over others on ${path} @once`, async ({ page }) => {
    await page.goto(path);
    const over = await page.locator("main p .inline-block").evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const words = document.createRange();
          words.selectNodeContents(block);
          return words.getBoundingClientRect().left < block.getBoundingClientRect().left - 1;
        }).length,
    );
    expect(over).toBe(0);
  });
}

test("copied words have no numbers between them @once", async ({ page }) => {
  for (const [path, words] of [
    ["/bible/psalms/23", "The LORD is my shepherd;\nI shall not want.\n"],
    ["/bible/john/3?as=lines", "named Nicodemus, a leader of the Jews.\nHe came to Jesus"],
    ["/bible/john/3", "a leader of the Jews. He came to Jesus at night"],
  ] as const) {
    await page.goto(path);
    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector("#verses") ?? document.body);
      return String(getSelection()).replace(/ *\n+/g, "\n");
    });
    expect(copied).toContain(words);
    expect(copied.replace(/^.*(Ezekiel|Romans) .*$/m, "")).not.toMatch(/\d/);
  }
});

test("a marked verse is read in the reader's own few colors @once", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/bible/psalms/23?v=4");
  const colors = await page.locator("mark#v4").evaluate((mark) => {
    const probe = document.createElement("p");
    document.body.append(probe);
    const of = (element: Element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element) as never;
      return [color, backgroundColor, forcedColorAdjust];
    };
    Object.assign(probe.style, {
      color: "MarkText",
      background: "Mark",
      forcedColorAdjust: "none",
    });
    return [of(mark), of(probe)];
  });
  expect(colors[0]).toEqual(colors[1]);
});

test("a search from the menu finds a passage", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  await menu.getByRole("searchbox").fill("jhon 3 16");
  await menu.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "John 3:16" }).click();
  await expect(page.locator("mark#v16")).toContainText("For God so loved the world");
});

test("verses are saved, and lead back to their place", async ({ page, alive }) => {
  await page.goto("/bible/philippians/4?v=6-7");
  await page.getByRole("button", { name: "Save passage" }).click();
  await settled(page, alive);
  await expect(page.getByText("Log in to save this").first()).toBeVisible();
});

test("a slash goes to the search @scripts-only", async ({ page, alive }) => {
  await page.goto("/");
  await settled(page, alive);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "What’s on your heart?" })).toBeFocused();
});
