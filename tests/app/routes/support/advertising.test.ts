import { expect, it } from "vitest";
import { isAdvertising } from "~/routes/support/contact.server";

it.each([
  "Cheap pills [url=https://example.org]here[/url]",
  '<a href="https://example.org">Win</a>',
  "https://a.example https://b.example www.c.example",
  "Best casino http://example.org/win",
])("%j may be a machine's", (words) => {
  expect(isAdvertising(words)).toBe(true);
});

it.each([
  "Please pray for my mother. She writes at https://example.org/mother of her illness.",
  "I read www.example.org and https://example.org/2, and I'm so afraid of what comes. Please pray for us all, and for the doctors.",
  "Pray for a < b",
  "Help",
])("%j is somebody's", (words) => {
  expect(isAdvertising(words)).toBe(false);
});
