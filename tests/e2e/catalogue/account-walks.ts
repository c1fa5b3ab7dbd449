import { failingPerson, fault } from "../support/failing";
import {
  fill,
  known,
  loginOf,
  type Person,
  registrationOf,
  signedUp,
  somebody,
} from "../support/person";
import { expect } from "../test";
import { open, press, seesEither, seesInPage, seesToast, type Visit, type Walk } from "./visit";

const unreachable = "We could not reach the server. Please try again.";

export const loginFailure: Walk = async (visit, title = "", wrong = "") => {
  const { page, context, alive } = visit;
  await open(visit, "/auth?next=%2Fabout");
  await fill(page, { Username: somebody().username, Password: "not the password" });
  await seesRefusal(visit, "Sign In", title, wrong);

  const ann = await known(page, named(failingPerson.signIn));
  await fill(page, loginOf(ann));
  await seesRefusal(visit, "Sign In", title, fault);
  await expect(page.getByLabel("Username")).toHaveValue(ann.username);

  if (!alive) return;
  const bob = await known(page);
  await fill(page, loginOf(bob));
  await context.setOffline(true);
  await seesRefusal(visit, "Sign In", title, unreachable);
  await context.setOffline(false);
  await press(visit, "Sign In");
  await expect(page).toHaveURL("/about");
};

export const registrationFailure: Walk = async (visit, title = "", unsaid = "") => {
  const { page, context, alive } = visit;
  const ann = await known(page);
  const bob = { ...somebody(), username: ann.username.toUpperCase() };
  await open(visit, "/auth?tab=register&next=%2Fabout");
  await fill(page, registrationOf(bob));
  await press(visit, "Create Account");
  const alert = page.getByRole("main").getByRole("alert");
  if (!alive) await expect(alert).toContainText(title);
  await expect(alert).toContainText("That username is taken. Please choose another.");
  visit.seen.add("page");
  if (alive) await seesToast(visit, title, "That username is taken. Please choose another.");

  await fill(page, registrationOf(named(failingPerson.register)));
  await seesRefusal(visit, "Create Account", title, fault);

  if (!alive) return;
  await fill(page, registrationOf(bob));
  await fill(page, { Username: somebody().username });
  await context.setOffline(true);
  await seesRefusal(visit, "Create Account", title, unsaid);
  await context.setOffline(false);
  await press(visit, "Create Account");
  await expect(page).toHaveURL("/about");
};

export const logoutFailure: Walk = async (visit, title = "") => {
  const { page, context, alive } = visit;
  await signedUp(page, named(failingPerson.logOut));
  await open(visit, "/about");
  await leave(visit);
  await seesEither(visit, page.getByRole("main"), title, fault);
  if (!alive) return;
  await expect(page.getByRole("button", { name: "Account of" })).toBeVisible();

  await context.setOffline(true);
  await press(visit, "Log out", "header");
  await seesToast(visit, title, unreachable);
  await expect(page.getByRole("button", { name: "Log out" })).toBeFocused();
};

export const loginSuccess: Walk = async (visit, title = "", welcome = "") => {
  const { page } = visit;
  const ann = await known(page);
  await open(visit, "/auth?next=%2Fabout");
  await fill(page, loginOf(ann));
  await press(visit, "Sign In");
  await expect(page).toHaveURL("/about");
  await seesToast(visit, title, welcome.replace("{username}", ann.username));
};

export const registrationSuccess: Walk = async (visit, ...words) => {
  const { page } = visit;
  await open(visit, "/auth?tab=register&next=%2Fabout");
  await fill(page, registrationOf(somebody()));
  await press(visit, "Create Account");
  await expect(page).toHaveURL("/about");
  await seesToast(visit, ...words);
};

export const logoutSuccess: Walk = async (visit, ...words) => {
  await signedUp(visit.page);
  await open(visit, "/about");
  await leave(visit);
  await seesToast(visit, ...words);
  await expect(visit.page).toHaveURL("/about");
};

async function leave({ page }: Visit) {
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
}

/** By scripts as a toast, which goes: why stands in the page, too. */
async function seesRefusal(visit: Visit, button: string, ...words: string[]) {
  await press(visit, button);
  const alert = visit.page.getByRole("main").getByRole("alert");
  await seesInPage(visit, alert, ...words.slice(visit.alive ? 1 : 0));
  if (visit.alive) await seesToast(visit, ...words);
}

function named(prefix: string): Person {
  const person = somebody();
  return { ...person, username: `${prefix}-${person.username}` };
}
