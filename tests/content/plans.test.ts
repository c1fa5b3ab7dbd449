import { describe, expect, test } from "vitest";
import { planCounters } from "#content/plans/plan-counters";
import {
  defaultPlan,
  featuredPlans,
  getPlan,
  newPlans,
  plans,
  popularPlans,
  relatedPlanIds,
} from "#content/plans/plans";
import { days } from "./texts";

const featured = [
  ["1", "5 Questions About Anger", 5],
  ["anxiety-plan", "Dealing with Anxiety", 7],
  ["family-plan", "Prayer for Families", 5],
  ["combat-worry-plan", "Combat Worry", 7],
  ["new-beginnings-plan", "New Beginnings", 5],
  ["calm-storm-plan", "Calm in the Storm", 6],
] as const;

const popular = [
  ["forgiveness-plan", "Finding Forgiveness", 5],
  ["financial-peace-plan", "Financial Peace", 5],
  ["healing-plan", "People Jesus Healed", 7],
  ["faith-plan", "Faith Over Fear", 5],
  ["wisdom-plan", "Wisdom from Proverbs", 7],
  ["miracles-plan", "Everyday Miracles", 5],
] as const;

const beyondTheTwelve = [
  ["advent-plan", "Advent: Waiting for Jesus", 28],
  ["christmas-plan", "Christmas: The Twelve Days", 12],
  ["lent-plan", "Lent: The Road to Jerusalem", 46],
  ["holy-week-plan", "Holy Week: Eight Days in Jerusalem", 8],
  ["easter-plan", "Easter: Fifty Mornings", 50],
  ["come-holy-spirit-plan", "Come, Holy Spirit", 9],
  ["lords-prayer-plan", "The Lord’s Prayer", 7],
  ["grief-plan", "Grief: Room to Weep", 7],
  ["joy-plan", "Where Joy Comes From", 7],
  ["women-who-prayed-plan", "Women Who Prayed", 7],
  ["couples-plan", "Side by Side: A Week for Couples", 7],
  ["prayer-partners-plan", "With a Friend: A Week for Two", 7],
  ["at-the-table-plan", "At the Table: A Week for Families", 7],
  ["teenagers-plan", "A Week of Your Own: For Teenagers", 7],
  ["psalms-for-the-night-plan", "Psalms for the Night", 14],
  ["mark-plan", "Mark in Thirteen Weeks", 91],
  ["psalter-plan", "The Psalms in Two Months", 60],
  ["philippians-plan", "Philippians in Two Weeks", 14],
  ["sermon-on-the-mount-plan", "The Sermon on the Mount", 10],
  ["ruth-plan", "Ruth: A Widow and a Foreigner", 8],
] as const;

describe("the lists", () => {
  test.each([
    ["featured", featuredPlans, featured],
    ["popular", popularPlans, popular],
    ["new", newPlans, beyondTheTwelve],
  ] as const)("%s has its plans in order", (category, list, expected) => {
    expect(list.map(({ id, title, dayCount }) => [id, title, dayCount])).toEqual(expected);
    expect(new Set(list.map((plan) => plan.category))).toEqual(new Set([category]));
  });

  test("hold every plan once", () => {
    expect(plans).toEqual([...featuredPlans, ...popularPlans, ...newPlans]);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(32);
  });
});

describe("the days", () => {
  test("are 57 different ones and those of the new plans, no title twice in a plan", () => {
    expect(days).toHaveLength(57 + 98 + 12 + 8 + 39 + 9 + 50 + 183);
    expect(new Set(days.map(({ prayer }) => prayer)).size).toBe(
      57 + 98 + 12 + 8 + 39 + 9 + 50 + 183,
    );
    for (const plan of plans) {
      expect(new Set(plan.days.map(({ title }) => title)).size, plan.id).toBe(plan.dayCount);
    }
  });

  test("are titled like sentences: no capital but a name's, or God's", () => {
    const names =
      /^(Babylon|Christ|Himself|I’m|My|O|Barabbas|Bartimaeus|Elisha|Father|Gethsemane|Herod’s|Him|Israel|LORD|Legion|Lord|Naomi|Presence|Sabbath|Your|Behold|Christmas|Encouragement|Lamb|Lazarus|Stay|Thomas|Dawn|Galilee|God|Hannah|His|I|Jesus|Josh|LORD|Mara|Me|Medad|Saul’s|Son|Weeping|You|Yours)\W*$/;
    const others = days.flatMap(({ title }) =>
      title.split(" ").filter((word, at) => at > 0 && /^[A-Z]/.test(word) && !names.test(word)),
    );
    expect(others).toEqual([]);
  });

  test("are counted, and the count is said in words", () => {
    for (const plan of plans) expect(plan.days, plan.id).toHaveLength(plan.dayCount);
    expect(getPlan("healing-plan")?.duration).toBe("7 days");
    expect(getPlan("calm-storm-plan")?.duration).toBe("6 days");
  });

  test("of Combat Worry are those of the anxiety plan; of the miracles, healing's first five", () => {
    expect(getPlan("combat-worry-plan")?.days).toEqual(getPlan("anxiety-plan")?.days);
    expect(getPlan("miracles-plan")?.days).toEqual(getPlan("healing-plan")?.days.slice(0, 5));
  });
});

describe("a plan", () => {
  test("is found by its id only", () => {
    for (const plan of plans) expect(getPlan(plan.id)).toBe(plan);
    for (const id of ["", "wisdom", "Wisdom-plan", "constructor", "__proto__"]) {
      expect(getPlan(id), id).toBeUndefined();
    }
  });

  test("has an author and figures of its own", () => {
    for (const plan of plans) expect(plan).toMatchObject(planCounters[plan.id] ?? { author: "?" });
    expect(Object.keys(planCounters).sort()).toEqual(plans.map(({ id }) => id).sort());
  });

  test("has a drawing like no other's", () => {
    expect(new Set(plans.map(({ scene, tone }) => `${scene} ${tone}`)).size).toBe(32);
  });
});

test("plan 1 is the default, and three known plans are the related ones", () => {
  expect(defaultPlan().id).toBe("1");
  expect(relatedPlanIds).toEqual(["anxiety-plan", "forgiveness-plan", "family-plan"]);
  for (const id of relatedPlanIds) expect(getPlan(id)).toBeDefined();
});

/** Said of a night that is still to come, whenever the prayer is prayed. */
const comingNight = /sleep tonight|breathes easier tonight|missing from it tonight/;

test("a prayer that comes by letter each morning is not prayed at night", () => {
  const days = plans
    .filter(({ id }) => !["psalms-for-the-night-plan", "psalter-plan"].includes(id))
    .flatMap(({ days }) => days);
  const said = days.flatMap(({ prayer, carry = "" }) => [prayer, carry]);
  const nightly = said.filter((words) => /tonight/i.test(words.replace(comingNight, "")));
  expect(nightly).toEqual([]);
});
