import { expectAccessible, whole } from "../axe/check";
import { moreStates, savePrayer } from "../axe/more-states";
import { ownPages, pages } from "../axe/pages";
import { states } from "../axe/states";
import { signedUp } from "../support/person";
import { openFromOwnPage, settled, test } from "../test";

test.describe.configure({ timeout: 240_000 });

const phone = { width: 390, height: 800 };

for (const [kind, paths] of Object.entries(pages)) {
  for (const on of whole ? ["a screen", "a phone"] : ["a screen"]) {
    test(`pages of ${kind} on ${on}`, async ({ page }, info) => {
      if (on === "a phone") await page.setViewportSize(phone);
      for (const path of paths) {
        await test.step(path, async () => {
          await openFromOwnPage(page, path);
          await settled(page, true);
          await expectAccessible(page, { path, state: `as it comes, on ${on}` }, info);
        });
      }
    });
  }
}

test("pages of what is mine", async ({ page }, info) => {
  await page.goto("/about");
  await signedUp(page);
  for (const path of ownPages(await savePrayer(page))) {
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page, true);
      const named = path.replace(/prayers\/[\w-]{16,}/, "prayers/…");
      await expectAccessible(page, { path: named, state: "signed in" }, info);
    });
  }
});

for (const [state, { path, enter }] of Object.entries({
  ...states,
  ...(whole ? moreStates : {}),
})) {
  test(`${path}, ${state}`, async ({ page }, info) => {
    await page.goto(path);
    await settled(page, true);
    await enter(page);
    await expectAccessible(page, { path: new URL(page.url()).pathname, state }, info);
  });
}
