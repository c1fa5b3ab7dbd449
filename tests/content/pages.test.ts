import { describe, expect, test } from "vitest";
import { about } from "#content/pages/about";
import { careers } from "#content/pages/careers";
import { community } from "#content/pages/community";
import { faqGroups } from "#content/pages/faqs";
import { contactDetails } from "#content/samples";

const faqs = faqGroups().flatMap(({ faqs }) => faqs);
const answerOf = (id: string) => faqs.find((faq) => faq.id === id)?.answer ?? "";

describe("the questions", () => {
  test("stand in four groups, each under a name of its own", () => {
    expect(faqGroups().map(({ heading }) => heading)).toEqual([
      "About",
      "Using the App",
      "Account & Privacy",
      "Support",
    ]);
    const ids = [...faqGroups(), ...faqs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ["denomination", ["non-denominational"]],
    ["release", ["Summer 2025"]],
    ["price", ["free tier", "premium subscription", "more content", "advanced features", "no ads"]],
    ["who-sees-prayers", ["private by default", "share", "community", "groups"]],
    ["deleting-an-account", ["In the app", "account settings", "removes all of your data"]],
    ["reply-time", ["within 24 hours on business days"]],
    ["bugs", ["Settings, then Report an Issue"]],
    ["reaching-us", [contactDetails.email, contactDetails.phone, contactDetails.supportHours]],
    ["need-of-an-account", ["at least 13 years old"]],
    ["crisis", ["Call or text 988", "call 911", "findahelpline.com"]],
  ])("%s: the answer states what it must", (id, facts) => {
    for (const fact of facts) expect(answerOf(id)).toContain(fact);
  });
});

test("we were founded in 2023 and hold to three values", () => {
  expect(about().founded).toBe("2023");
  expect(about().values.map(({ title }) => title)).toEqual([
    "Scripture-Centered",
    "Community-Focused",
    "Transformational",
  ]);
});

test("an application has four steps, the second of 30 minutes", () => {
  expect(careers.steps.map(({ title }) => title)).toEqual([
    "Review",
    "Initial interview",
    "Skills assessment",
    "Final interview",
  ]);
  expect(careers.steps[1].text).toContain("30 minutes");
});

test("the community works in three ways", () => {
  expect(community.ways.map(({ title }) => title)).toEqual([
    "Prayer Groups",
    "Prayer Requests",
    "Discussion Forums",
  ]);
});
