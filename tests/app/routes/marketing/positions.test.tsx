import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Position, positions } from "#content/pages/careers";
import { Positions } from "~/routes/marketing/careers";

const editor: Position = {
  id: "editor",
  title: "Editor of Plans",
  team: "Content",
  location: "Remote",
  terms: "Part-time",
};

test("nobody is being hired", () => {
  expect(positions).toEqual([]);
});

test("a position is a card, and a click on it says that applications are not open", () => {
  const html = renderToString(<Positions positions={[editor]} none="" />);
  const page = new JSDOM(html).window.document;
  expect(page.querySelector("h2")?.textContent).toBe("Open Positions");
  const card = page.querySelector("details");
  for (const word of Object.values(editor).slice(1)) expect(card?.textContent).toContain(word);
  expect(card?.open).toBe(false);
  page.querySelector("summary")?.click();
  expect(card?.open).toBe(true);
  expect(card?.querySelector("[role=alert]")?.textContent).toBe("Applications are not open yet.");
});
