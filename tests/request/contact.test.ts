import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { descriptionOf, elementWith, openPage, textsOf } from "./support/document";
import { visitor } from "./support/visitor";

const server = withServer();
const words = {
  form: "contact",
  name: "Ann Lee Marie",
  topic: "billing",
  message: "Grüße, 🙂\r\nzweite Zeile.",
};

it("the page names the team's address, phone and hours, and has both forms", async () => {
  const { document } = await openPage(server, "/contact");
  expect(textsOf(document, "h1")).toEqual(["Contact Us"]);
  const headings = ["Email", "Phone", "Support hours", "Send Us a Message", "How Can We Help?"];
  for (const heading of headings) expect(textsOf(document, "h2, h3")).toContain(heading);
  expect(elementWith(document, "Monday to Friday, 9:00 AM to 5:00 PM EST")).toBeDefined();
  const message = document.querySelector("#contact textarea");
  expect(message?.getAttribute("rows")).toBe("5");
});

it("who asked for prayer is led to the thanks, and below them to the private page", async () => {
  const browser = visitor(server);
  const asked = {
    form: "prayer-request",
    fullName: "Ann",
    email: "ann@example.org",
    prayerRequest: "Rest",
  };
  const sent = await browser("/contact", form(asked));
  const [path = "", anchor] = (sent.headers.get("Location") ?? "").split("#");
  const { document } = new JSDOM((await browser(path)).text).window;
  const place = document.querySelector(`#${anchor}`);
  const headings = [...(place?.querySelectorAll("h2, h3, h4, .notice") ?? [])];
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Submit a Prayer Request",
    expect.stringContaining("Our prayer team will be praying for you."),
    "Your private page",
  ]);
});

it("what is missing is asked for, and what is written stays", async () => {
  const sent = form({ ...words, name: "", topic: "", email: "missing@example.org" });
  const { status, document } = await openPage(server, "/contact", sent);
  expect(status).toBe(400);
  expect(textsOf(document, ".error-summary h2, .error-summary > p")).toEqual([
    "Missing information",
    "Please fill out all required fields.",
  ]);
  const email = document.querySelector<HTMLInputElement>("#contact [name=email]");
  expect(email?.value).toBe("missing@example.org");
  expect(document.querySelector("#contact textarea")?.textContent).toContain("zweite Zeile.");
  const sql = "SELECT id FROM contact_messages WHERE email = ?";
  expect(await rows(server, sql, "missing@example.org")).toEqual([]);
});

it("an address that is none is named on its field; the other form stays as it is", async () => {
  const sent = form({ ...words, email: "ann@nowhere" });
  const { document } = await openPage(server, "/contact", sent);
  expect(document.title).toBe("Error: Contact Us - Prayer LIFE");
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`#contact [name=${name}]`) as HTMLInputElement;
  expect(descriptionOf(field("email"))).toBe("Please enter a valid email address");
  expect(textsOf(document, "#contact option[selected]")).toEqual(["Billing Question"]);
  expect(field("name").value).toBe("Ann Lee Marie");
  const other = document.querySelector<HTMLInputElement>("#prayer-request [name=email]");
  expect(other?.value).toBe("");
});
