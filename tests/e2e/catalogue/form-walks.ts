import { rows } from "../support/database";
import { failingAddress, fault } from "../support/failing";
import { expect } from "../test";
import { expectSaved, expectWritten, type Form, forms, placeOf, write } from "./forms";
import { open, press, seesEither, seesInPage, seesToast, type Visit, type Walk } from "./visit";

/** The form left empty: asked for by a toast before it is sent, or by the page after. */
export const empty =
  (form: Form): Walk =>
  async (visit, ...words) => {
    const email = placeOf(visit, form).getByLabel(form.email);
    await open(visit, form.path);
    // What is written where more is missing stays.
    const address = form.texts ? visit.address : "";
    await email.fill(address);
    await press(visit, form.button, form.place);
    const toasted = form.toasts.includes("missing");
    await (toasted ? seesEither : seesInPage)(visit, placeOf(visit, form), ...words);
    if (visit.alive && toasted)
      await expect(placeOf(visit, form).getByText(words[0] ?? "", { exact: true })).toHaveCount(0);
    await expect(email).toHaveValue(address);
    expect(rows(form.saved.sql, visit.address)).toEqual([]);
    if (visit.alive) await expect(placeOf(visit, form).locator(":focus")).toHaveCount(1);
  };

/** The form filled in. @param inPage the words that the page says where the toast says others. */
export const taken =
  (form: Form): Walk =>
  async (visit, title = "", description = "", ...inPage) => {
    await open(visit, form.path);
    await write(visit, form, visit.address);
    await press(visit, form.button, form.place);
    if (form.toasts.includes("success")) await seesToast(visit, title, description);
    else await expect(visit.page.locator(".toast, dialog.toast-served")).toHaveCount(0);
    await seesInPage(
      visit,
      placeOf(visit, form),
      ...(inPage.length > 0 ? inPage : [title, description]),
    );
    await expect(visit.page).toHaveURL(new RegExp(`${form.path}\\?done=`));
    await expectSaved(visit, form);
  };

/** What a form says when it cannot be kept: in a toast, or without scripts in the page, and there alone. */
type Said = { toast?: string[]; page: string[] };

/** A server that fails, then with scripts no connection; a second try goes through. */
export async function fails(visit: Visit, form: Form, said: { server: Said; nobody: Said }) {
  const { page, context, alive, address } = visit;
  await open(visit, form.path);
  await write(visit, form, failingAddress(address));
  await press(visit, form.button, form.place);
  await sees(visit, form, said.server);
  await expectWritten(visit, form, failingAddress(address));
  if (!alive) return;

  await write(visit, form, address);
  await context.setOffline(true);
  // Where both fail in the same words, those of the server still stand when the button is pressed.
  const lost = page.waitForEvent("requestfailed");
  await press(visit, form.button, form.place);
  await lost;
  await sees(visit, form, said.nobody);
  await expectWritten(visit, form, address);
  await context.setOffline(false);
  await press(visit, form.button, form.place);
  await expect(page.locator(`${form.place} [role=alert]`)).toHaveCount(0);
  await expect(page).toHaveURL(/done=/);
  await expectSaved(visit, form);
}

export const newsletterFailure: Walk = (visit, title = "", description = "") =>
  standing(visit, forms.newsletter, title, description);

export const waitlistFailure: Walk = (visit, title = "", description = "") =>
  standing(visit, forms.waitlist, title, description);

export const prayerRequestFailure: Walk = async (visit, ...words) => {
  const [unsaid = "", title = "", description = "", inPage = ""] = words;
  const form = forms.prayerRequest;
  await fails(visit, form, {
    server: { toast: [title, fault], page: [inPage] },
    nobody: { toast: [title, description], page: [inPage] },
  });
  if (!visit.alive) return;
  await respondWithoutText(visit);
  await write(visit, form, visit.address);
  await press(visit, form.button, form.place);
  await sees(visit, form, { toast: [title, unsaid], page: [inPage] });
};

export const contactFailure: Walk = async (visit, title = "", description = "") => {
  const form = forms.contact;
  await fails(visit, form, {
    server: { page: [title, fault] },
    nobody: { page: [title, description] },
  });
};

export const contactRefused: Walk = async (visit, title = "") => {
  const { page, address } = visit;
  const data = {
    firstName: "Ann",
    lastName: "Lee",
    email: failingAddress(address),
    message: "Every word",
  };
  const response = await page.request.post("/api/contact", { data });
  expect(response.status()).toBe(500);
  expect(await response.json()).toEqual({ success: false, message: fault.replace("500: ", "") });
  visit.seen.add("response");

  const form = forms.contact;
  await open(visit, form.path);
  await write(visit, form, "ann@nowhere");
  await press(visit, form.button, form.place);
  await seesInPage(visit, placeOf(visit, form), "Please enter a valid email address");
  if (!visit.alive) return;
  await respondWithoutText(visit);
  await write(visit, form, address);
  await press(visit, form.button, form.place);
  await seesInPage(visit, placeOf(visit, form), title);
  await expectWritten(visit, form, address);
};

/** The form's own words stand whatever the server said, which then follows them. */
function standing(visit: Visit, form: Form, title: string, description: string) {
  return fails(visit, form, {
    server: { page: [title, description, fault] },
    nobody: { page: [title, description] },
  });
}

async function sees(visit: Visit, form: Form, { toast = [], page }: Said) {
  const place = placeOf(visit, form);
  await seesInPage(visit, place, ...page);
  if (toast.length > 0) await seesEither(visit, place, ...toast);
  else await expect(visit.page.locator(".toast, dialog.toast-served")).toHaveCount(0);
}

/** From now on something between us and the server responds, and says nothing. */
const respondWithoutText = ({ page }: Visit) =>
  page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "" }));
