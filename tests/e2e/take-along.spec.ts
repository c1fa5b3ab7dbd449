import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { signedUp } from "./support/person";
import { names } from "./support/prayers";
import { expect, settled, test } from "./test";

test("a plan goes along: the file opens from the disk and loads nothing", async ({
  page,
  alive,
  browser,
}, info) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, alive);
  await page.getByText("Take it with you").click();
  await page.getByLabel("First day").fill("2027-03-01");
  const [calendar] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Put it in my calendar" }).click(),
  ]);
  const events = readFileSync(await calendar.path(), "utf8");
  expect(events.split("BEGIN:VEVENT")).toHaveLength(8);
  const begins = /^DTSTART:20270301T070000$/m;
  // A script has named the zone, here UTC.
  expect(events.replaceAll("\r", "")).toMatch(alive ? /^DTSTART:202703\d+T\d+Z$/m : begins);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "All days as one file" }).click(),
  ]);
  const path = info.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const asked: string[] = [];
  const reader = await browser.newPage({ offline: true });
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(pathToFileURL(path).href);
  await expect(reader.getByRole("heading", { name: /^Day 7: / })).toBeVisible();
  expect(asked).toHaveLength(1);
  await reader.close();
});

test("a list is looked at, then saved, and goes out again", async ({ page, alive }) => {
  await signedUp(page);
  await page.goto("/account/prayers");
  await settled(page, alive);
  await page.getByRole("link", { name: "Import or export" }).click();
  await page.getByLabel("Your list").fill("- For Mum\n\n2. For Dad\n• For Mum");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "2 prayers to save" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Left out: 2" })).toBeVisible();
  await expect(page.getByLabel("Your list")).toHaveValue("- For Mum\n\n2. For Dad\n• For Mum");
  if (alive) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Save all 2" }).click();
  await expect(page).toHaveURL(/\/account\/prayers$/);
  await expect(names(page)).toHaveText(["For Mum", "For Dad"]);
  await page.goto("/account/prayers/import");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "As text (Markdown)" }).click(),
  ]);
  await page.getByLabel("Or choose a file").setInputFiles(await file.path());
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "Nothing new to save" })).toBeVisible();
});
