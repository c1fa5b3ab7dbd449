import { passageOf } from "../bible/passage.server";
import { type HourName, hourNames } from "./hour";

const peace = "John 14:27";
const broken = "Psalm 34:18";
const beforeYou = "Deuteronomy 31:8";
const kept = "Numbers 6:24-26";
const watched = "Psalm 121:7-8";
const slow = "Psalm 103:8";
const forgiven = "Psalm 103:11-12";
const sustained = "Psalm 55:22";
const strength = "Psalm 73:26";
const counsel = "Psalm 32:8";
const waiting = "Lamentations 3:25";
const near = "Psalm 145:18";
const good = "Psalm 100:5";
const noMore = "Revelation 21:4";
const mercies = "Lamentations 3:22-23";

/** Said over whoever has prayed, by the name of the feeling, or the id of the theme, plan (with the number of a day) or occasion. */
const ofPrayed: Readonly<Record<string, string>> = {
  Afraid: beforeYou,
  "Afraid at night": "Psalm 121:3-4",
  Grieving: broken,
  Angry: slow,
  Tired: "Matthew 11:28",
  Ashamed: "Zephaniah 3:17",
  Lonely: "Psalm 73:23",
  "In debt": sustained,
  "Hurt by church": "Isaiah 40:11",

  "theme-1": "Psalm 90:14",
  "theme-2": peace,
  "theme-3": good,
  "theme-4": "Isaiah 26:3",
  "theme-5": strength,
  "theme-6": "Isaiah 40:31",
  "theme-7": "Proverbs 3:5-6",
  "theme-8": kept,
  "theme-9": forgiven,
  "theme-10": watched,
  "theme-11": counsel,
  "theme-12": "Romans 15:13",
  "theme-13": "Psalm 4:8",
  "theme-14": kept,
  "theme-15": waiting,
  "theme-16": beforeYou,
  "theme-17": broken,
  "theme-18": "Isaiah 42:3",

  "1": slow,
  "anxiety-plan": peace,
  "at-the-table-plan": "Psalm 145:15-16",
  "calm-storm-plan": "Isaiah 43:2",
  "combat-worry-plan": sustained,
  "couples-plan": kept,
  "faith-plan": "Isaiah 26:3",
  "family-plan": kept,
  "financial-peace-plan": "Psalm 23:1-3",
  "forgiveness-plan": forgiven,
  "grief-plan": "Matthew 5:4",
  "healing-plan": "Psalm 147:3",
  "joy-plan": "Psalm 16:11",
  "lords-prayer-plan": near,
  "miracles-plan": "Ephesians 3:20-21",
  "new-beginnings-plan": mercies,
  "philippians-plan": "Philippians 4:7",
  "prayer-partners-plan": "Matthew 18:20",
  "ruth-plan": "Ruth 2:12",
  "sermon-on-the-mount-plan": "Matthew 5:8",
  "teenagers-plan": "Joshua 1:9",
  "wisdom-plan": "Proverbs 3:5-6",
  "women-who-prayed-plan": near,

  "anxiety-plan/1": "Philippians 4:7",
  "anxiety-plan/2": "1 Peter 5:7",
  "anxiety-plan/4": "Psalm 94:18-19",
  "anxiety-plan/5": "Matthew 11:28",
  "anxiety-plan/6": peace,
  "anxiety-plan/7": "Isaiah 41:10",
  "combat-worry-plan/1": "Philippians 4:7",
  "combat-worry-plan/2": "1 Peter 5:7",
  "combat-worry-plan/4": "Psalm 94:18-19",
  "combat-worry-plan/5": "Matthew 11:28",
  "combat-worry-plan/6": peace,
  "combat-worry-plan/7": "Isaiah 41:10",
  "new-beginnings-plan/1": "2 Corinthians 5:17",
  "new-beginnings-plan/2": "Isaiah 43:19",
  "new-beginnings-plan/4": "Psalm 51:12",
  "calm-storm-plan/3": "Psalm 46:1",
  "calm-storm-plan/5": "Psalm 107:29-30",
  "calm-storm-plan/6": "John 16:33",
  "forgiveness-plan/2": "1 John 1:9",
  "forgiveness-plan/5": mercies,
  "financial-peace-plan/1": "Hebrews 13:5",
  "financial-peace-plan/2": "Matthew 6:33",
  "financial-peace-plan/5": "2 Corinthians 9:8",
  "healing-plan/4": "Mark 5:34",
  "healing-plan/7": "2 Corinthians 12:9",
  "faith-plan/1": "Psalm 56:3-4",
  "faith-plan/2": "2 Timothy 1:7",
  "faith-plan/3": "Psalm 27:1",
  "wisdom-plan/7": "Proverbs 16:3",
  "psalms-for-the-night-plan/1": "Psalm 3:5",
  "psalms-for-the-night-plan/4": "Psalm 139:11-12",
  "psalms-for-the-night-plan/6": "Psalm 16:11",
  "psalms-for-the-night-plan/7": "Psalm 90:14",
  "psalms-for-the-night-plan/9": "Psalm 30:5",
  "psalms-for-the-night-plan/13": "Psalm 31:5",
  "psalms-for-the-night-plan/14": "Psalm 136:26",

  "before-a-meal": "Psalm 145:15-16",
  "a-birthday": kept,
  thanksgiving: good,
  "an-exam": beforeYou,
  "a-journey": watched,
  court: beforeYou,
  "a-disaster": "Psalm 46:1",
  "a-birth": kept,
  adoption: kept,
  "a-sleepless-child": "Psalm 121:3-4",
  baptism: kept,
  "a-wedding": kept,
  deployment: watched,
  "before-surgery": "Isaiah 41:10",
  "addiction-first-day": mercies,
  "prison-gate": beforeYou,
  miscarriage: broken,
  "a-deathbed": "Psalm 23:4",
  "a-funeral": noMore,
  "anniversary-of-a-death": noMore,
  "a-pet": "Psalm 145:9",
  children: kept,
  "in-recovery": mercies,
  "prisoners-and-families": beforeYou,
  soldiers: watched,
  "hurt-by-church": "Isaiah 40:11",
};

/** Where nothing else fits better, another each day. */
const ofHours: Readonly<Record<HourName, readonly string[]>> = {
  morning: ["Psalm 121:8", "Psalm 90:14", mercies, beforeYou, kept],
  midday: ["2 Thessalonians 3:16", "Isaiah 26:3", "Matthew 11:28", "Psalm 16:8", "Philippians 4:7"],
  evening: ["Psalm 116:7", peace, kept, "Zephaniah 3:17", "2 Thessalonians 3:16"],
  night: ["Psalm 4:8", "Psalm 121:3-4", "Psalm 3:5", "Psalm 121:5-6", "Psalm 63:7-8"],
};

/** By the hour. @param turn a number of days, of which each has the next one; @param prayed may have its own */
export function listBlessings(turn = 0, ...prayed: readonly (string | undefined)[]) {
  const [own] = prayed.flatMap((each) => ofPrayed[each ?? ""] ?? []);
  if (own) return [{ name: hourNames.join(" "), blessing: { ...passageOf(own) } }];
  return hourNames.map((name) => {
    const { [turn % ofHours[name].length]: reference = "" } = ofHours[name];
    return { name, blessing: { ...passageOf(reference) } };
  });
}

/** All of them, for whoever reads them over. */
export const allBlessings = [
  ...new Set([...Object.values(ofPrayed), ...Object.values(ofHours).flat()]),
];
