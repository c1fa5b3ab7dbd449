import { getPlan } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { getTheme } from "#content/themes/themes";
import { sharedWords } from "../../support/quoted";
import { choose, type Device, giveDevice } from "../support/device";
import { expect } from "../test";
import { open, press, seesEither, seesToast, type Visit, type Walk } from "./visit";

const sheet = ".prayer-sheet";

/** A prayer as it is copied. */
const prayerText = (prayer?: { reference: string; text: string }) =>
  `Based on ${prayer?.reference}:\n\n${prayer?.text}`;

/** A button under the generator's prayer. */
const generator =
  (button: "Copy" | "Share", device: Device): Walk =>
  async (visit, ...words) => {
    const recorded = await giveDevice(visit.page, device);
    await open(visit, "/?prayer=strength");
    await press(visit, button, sheet);
    await seesToast(visit, ...words);
    const taken = button === "Copy" && !device.refuses ? [prayerText(prayers[1])] : [];
    expect(await recorded()).toEqual({ clipboard: taken, shares: [], popups: [] });
  };

export const generatorCopied = generator("Copy", {});
export const generatorNotCopied = generator("Copy", { refuses: true });
export const generatorCannotShare = generator("Share", {});

export const generatorShareError: Walk = async (visit) => {
  const { page, seen } = visit;
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
  await giveDevice(page, { shares: "DataError" });
  await open(visit, "/?prayer=strength");
  await press(visit, "Share", sheet);
  await expect.poll(() => logged.join()).toContain("info The prayer was not shared");
  await expect(page.locator(".toast")).toHaveCount(0);
  seen.add("console");
};

export const generatorSave: Walk = async (visit, ...words) => {
  const { page } = visit;
  await open(visit, "/?prayer=strength&featured=all#learn-more");
  await press(visit, "Save", sheet);
  await seesEither(visit, page.locator(sheet), ...words);
  await expect(page.locator(sheet)).toContainText("Based on Joshua 1:9:");
  await expect(page.locator("#featured-plans article")).toHaveCount(6);
};

/** An item of a day's verse menu. */
const verse =
  (item: "Copy" | "Instagram" | "Share…", device: Device): Walk =>
  async (visit, ...words) => {
    const recorded = await giveDevice(visit.page, device);
    await open(visit, "/plan/anxiety-plan");
    await choose(visit.page, "#day", item);
    await seesToast(visit, ...words);
    const day = getPlan("anxiety-plan")?.days[0];
    const taken = day && item !== "Share…" && !device.refuses ? [sharedWords(day.scripture)] : [];
    expect((await recorded()).clipboard).toEqual(taken);
  };

export const verseNotCopied = verse("Copy", { refuses: true });
export const notShared = verse("Share…", { shares: "DataError" });
export const verseForInstagram = verse("Instagram", {});
export const verseCopied = verse("Copy", {});

const information = [
  ["/plan/anxiety-plan?day=3", "#save", getPlan("anxiety-plan")],
  ["/theme/theme-2", "[aria-labelledby=about-heading]", getTheme("theme-2")],
] as const;

export const informationCopied: Walk = async (visit, title = "", ...descriptions) => {
  const recorded = await giveDevice(visit.page);
  for (const [index, [path, place, about]] of information.entries()) {
    await open(visit, path);
    await choose(visit.page, place, "Copy to Clipboard");
    await seesToast(visit, title, descriptions[index] ?? "missing");
    const [text = ""] = (await recorded()).clipboard;
    expect(text.split("\n")).toEqual([
      about?.title,
      about?.description,
      expect.stringMatching(`${path.replace(/\?.*/, "")}$`),
    ]);
  }
};

export const informationNotCopied: Walk = async (visit, ...words) => {
  await giveDevice(visit.page, { refuses: true });
  for (const [path, place] of information) {
    await open(visit, path);
    await choose(visit.page, place, "Copy to Clipboard");
    await seesToast(visit, ...words);
  }
};

/** Where no script runs nothing is offered that only scripts can do; the words stand to be taken. */
export async function nothingOffered(visit: Visit): Promise<void> {
  const { page } = visit;
  await open(visit, "/?prayer=strength");
  await expect(page.locator(sheet).getByRole("button")).toHaveText(["Save"]);
  const select = (element: Element) => getComputedStyle(element).userSelect;
  expect(await page.locator(`${sheet} [aria-live]`).evaluate(select)).toBe("all");

  for (const [path, place] of information) {
    await open(visit, path);
    const menu = page.locator(`${place} details`).first();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link")).toHaveText([
      "Picture",
      "Facebook",
      "X",
      "LinkedIn",
      "WhatsApp",
    ]);
    await expect(menu.getByRole("button")).toHaveCount(0);
    await expect(menu.locator(".share-text")).toBeVisible();
  }
}
