import type { Locator } from "@playwright/test";
import { failingAddress, fault } from "../failing";
import { expect } from "../test";
import { open, press, seesEither, seesInPage, seesToast, type Visit, type Walk } from "./visit";

/** A visitor's form: where it is, what is written into it, its button. */
type Form = {
  path: string;
  place: string;
  email: string;
  texts: Record<string, string>;
  choice?: string;
  button: string;
};

export const forms = {
  newsletter: {
    path: "/features",
    place: "#newsletter",
    email: "Email address",
    texts: {},
    button: "Subscribe",
  },
  waitlist: {
    path: "/coming-soon",
    place: "#waitlist",
    email: "Email address",
    texts: {},
    button: "Join the Waitlist",
  },
  prayerRequest: {
    path: "/contact",
    place: "#prayer-request",
    email: "Email Address",
    texts: { "Your Name": "Ann", "Your Prayer Request": "Every word\nof it" },
    button: "Submit Prayer Request",
  },
  contact: {
    path: "/contact",
    place: "#contact",
    email: "Email Address",
    texts: { "Your Name": "Ann Lee", Message: "Every word\nof it" },
    choice: "Feedback",
    button: "Send Message",
  },
} as const satisfies Record<string, Form>;

/** The form left empty: asked for by a toast before it is sent, or by the page after. */
export const empty =
  (form: Form): Walk =>
  async (visit, ...words) => {
    await open(visit, form.path);
    await press(visit, form.button, form.place);
    await seesEither(visit, placeOf(visit, form), ...words);
    if (visit.alive) await expect(placeOf(visit, form).locator(":focus")).toHaveCount(1);
  };

/** The form filled in. @param inPage the words that the page says where the toast says others. */
export const taken =
  (form: Form): Walk =>
  async (visit, title = "", description = "", ...inPage) => {
    await open(visit, form.path);
    await write(visit, form, visit.address);
    await press(visit, form.button, form.place);
    await seesToast(visit, title, description);
    await seesInPage(
      visit,
      placeOf(visit, form),
      ...(inPage.length > 0 ? inPage : [title, description]),
    );
    await expect(placeOf(visit, form).getByLabel(form.email)).toHaveValue("");
  };

/** What a form says when it cannot be kept: by the server, or by nobody. */
type Said = { toast: string[]; page: string[] };

/** A server that fails, then with scripts no connection; a second try goes through. */
export async function fails(visit: Visit, form: Form, said: { server: Said; nobody: Said }) {
  const { page, context, alive, address } = visit;
  await open(visit, form.path);
  await write(visit, form, failingAddress(address));
  await press(visit, form.button, form.place);
  await sees(visit, form, said.server);
  await keeps(visit, form, failingAddress(address));
  if (!alive) return;

  await write(visit, form, address);
  await context.setOffline(true);
  await press(visit, form.button, form.place);
  await sees(visit, form, said.nobody);
  await keeps(visit, form, address);
  await context.setOffline(false);
  await press(visit, form.button, form.place);
  await expect(placeOf(visit, form).getByLabel(form.email)).toHaveValue("");
  await expect(page.locator(`${form.place} [role=alert]`)).toHaveCount(0);
}

export const newsletterFailure: Walk = (visit, title = "", description = "") =>
  standing(visit, forms.newsletter, title, description);

export const waitlistFailure: Walk = (visit, title = "", description = "") =>
  standing(visit, forms.waitlist, title, description);

export const prayerRequestFailure: Walk = async (visit, ...words) => {
  const [unsaid = "", title = "", description = "", inPage = ""] = words;
  const form = forms.prayerRequest;
  await fails(visit, form, {
    server: { toast: [title, fault], page: [title, inPage] },
    nobody: { toast: [title, description], page: [title, inPage] },
  });
  if (!visit.alive) return;
  await answerWithoutWords(visit);
  await write(visit, form, visit.address);
  await press(visit, form.button, form.place);
  await sees(visit, form, { toast: [title, unsaid], page: [title, inPage] });
};

export const contactFailure: Walk = async (visit, title = "", description = "") => {
  const form = forms.contact;
  await fails(visit, form, {
    server: { toast: [title, fault], page: [title, fault] },
    nobody: { toast: [title, description], page: [title, description] },
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
  const answer = await page.request.post("/api/contact", { data });
  expect(answer.status()).toBe(500);
  expect(await answer.json()).toEqual({ success: false, message: fault.replace("500: ", "") });
  visit.seen.add("answer");

  const form = forms.contact;
  await open(visit, form.path);
  await write(visit, form, "ann@nowhere");
  await press(visit, form.button, form.place);
  await seesInPage(visit, placeOf(visit, form), "Please enter a valid email address");
  if (!visit.alive) return;
  await answerWithoutWords(visit);
  await write(visit, form, address);
  await press(visit, form.button, form.place);
  await seesToast(visit, title);
  await keeps(visit, form, address);
};

/** The form's own words stand whatever the server said, which then follows them. */
function standing(visit: Visit, form: Form, title: string, description: string) {
  return fails(visit, form, {
    server: { toast: [title, description], page: [title, description, fault] },
    nobody: { toast: [title, description], page: [title, description] },
  });
}

const placeOf = ({ page }: Visit, { place }: Form): Locator => page.locator(place);

async function write(visit: Visit, form: Form, address: string) {
  const place = placeOf(visit, form);
  for (const [label, text] of Object.entries({ ...form.texts, [form.email]: address })) {
    await place.getByLabel(label).fill(text);
  }
  if (form.choice) await place.getByLabel("Topic").selectOption(form.choice);
}

async function sees(visit: Visit, form: Form, { toast, page }: Said) {
  await seesInPage(visit, placeOf(visit, form), ...page);
  if (visit.alive) await seesToast(visit, ...toast);
}

async function keeps(visit: Visit, form: Form, address: string) {
  const place = placeOf(visit, form);
  for (const [label, text] of Object.entries({ ...form.texts, [form.email]: address })) {
    await expect(place.getByLabel(label)).toHaveValue(text);
  }
}

/** From now on something between us and the server answers, and says nothing. */
const answerWithoutWords = ({ page }: Visit) =>
  page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "" }));
