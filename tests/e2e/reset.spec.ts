import { execFileSync } from "node:child_process";
import { fill, known, send } from "./support/person";
import { dataFolder } from "./support/place";
import { expect, settled, test } from "./test";

/** The path of a link that the operator hands out. */
function linkFor(username: string): string {
  const command = process.env.BINARY ? [process.env.BINARY] : ["node", "build/prayer-life.cjs"];
  const [file = "", ...args] = [...command, "user", "passwd", username, "--quiet"];
  const env = { ...process.env, DATA_DIR: dataFolder };
  return new URL(execFileSync(file, args, { env, encoding: "utf8" }).trim()).pathname;
}

test("a link from the operator leads to a new password, once", async ({ page, alive }) => {
  const ann = await known(page);
  const link = linkFor(ann.username);
  await page.goto(link);
  await settled(page, alive);
  const wanted = {
    "New password": "walk in the light",
    "Confirm new password": "walk in the light",
  };
  await fill(page, { ...wanted, "Confirm new password": "walk in the dark" });
  expect(await send(page, "Change password")).toBe(400);
  await expect(page.getByText("Passwords do not match").first()).toBeVisible();
  await expect(page).toHaveTitle("Error: New password - Prayer LIFE");

  await fill(page, wanted);
  expect(await send(page, "Change password")).toBeLessThan(400);
  await expect(page).toHaveURL("/auth?done=password-reset");
  const main = page.getByRole("main");
  await expect(main.getByText("Your password is changed")).toBeVisible();
  await settled(page, alive);
  await fill(page, { Username: ann.username, Password: "walk in the light" });
  expect(await send(page, "Sign In")).toBeLessThan(400);
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await expect(main.getByText("Please ask for another link")).toBeVisible();
});
