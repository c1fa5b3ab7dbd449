import { describe, expect, it } from "vitest";
import { understand } from "~/routes/search/query.server";
import { comfortOf } from "~/routes/search/search.server";
import { whatHelps } from "~/routes/search/site-index.server";

/** The card's prayer, and the pages below it. */
function ask(query: string) {
  const { words, concepts, withoutVerses } = understand(query);
  const pages = whatHelps(words, concepts).map(({ path }) => path);
  return { prayer: comfortOf(concepts)?.path, pages, withoutVerses };
}

/** For whoever still has a spouse, a wedding, a home to furnish. */
const forTheGlad = /theme-14|theme-3\b|a-wedding|couples|family-plan|moving-out|a-new-home/;

const parted = { prayer: "/plan/grief-plan?day=5&pray=now", first: "/plan/grief-plan?day=5" };
const left = { prayer: "/theme/theme-2?pray=now&feeling=lonely", first: "/theme/theme-2" };
const betrayed = { prayer: "/theme/theme-2?pray=now", first: "/theme/theme-2" };
const bereaved = { prayer: "/theme/theme-2?pray=now&feeling=grieving", first: "/plan/grief-plan" };
const unborn = "/prayers/occasions?of=miscarriage&pray=now";
const jobless = {
  prayer: "/plan/financial-peace-plan?day=2&pray=now",
  first: "/plan/financial-peace-plan?day=2",
};
const inDebt = {
  prayer: "/theme/theme-7?pray=now&feeling=in-debt",
  first: "/plan/financial-peace-plan?day=3",
};

const table: [typeof parted, string[]][] = [
  [
    parted,
    [
      "my wife left me",
      "my husband left me",
      "my husband left me for another woman",
      "my wife left me and took the kids",
      "my wife walked out",
      "my husband walked out on us",
      "my husband moved out",
      "my wife wants a divorce",
      "my husband filed for divorce",
      "we are getting divorced",
      "divorce",
      "my divorce is final",
      "I am divorced and alone",
      "we separated last month",
      "my marriage is over",
      "my marriage ended",
      "my husband doesn’t love me anymore",
      "my kids live with their dad",
      "I left my husband",
    ],
  ],
  [
    left,
    [
      "he left me",
      "she left me for my best friend",
      "she doesn’t love me anymore",
      "my fiancé called off the wedding",
      "the engagement is off",
      "we broke up",
      "my boyfriend broke up with me",
      "my girlfriend dumped me",
      "my ex is getting married",
      "I miss my ex",
    ],
  ],
  [
    betrayed,
    [
      "my husband cheated on me",
      "my wife cheated on me",
      "my husband is having an affair",
      "my wife is cheating",
      "my best friend betrayed me",
    ],
  ],
  [
    bereaved,
    [
      "my husband died",
      "my wife died last year",
      "I am a widow",
      "I am widowed",
      "I lost my husband to cancer",
      "my son died",
      "my friend died",
    ],
  ],
  [
    { prayer: unborn, first: unborn },
    ["I had a miscarriage", "we lost our baby", "my daughter miscarried", "stillborn"],
  ],
  [
    jobless,
    [
      "I lost my job",
      "I got fired",
      "I was laid off",
      "my husband lost his job",
      "I am unemployed",
      "they let me go, I’m out of work",
      "my business failed",
    ],
  ],
  [
    inDebt,
    ["we can’t pay the rent", "we are being evicted", "bankrupt", "we are losing our house"],
  ],
];

describe.each(table)("what broke is met with $prayer", ({ prayer, first }, sentences) => {
  it.each(sentences)("%s", (sentence) => {
    const asked = ask(sentence);
    expect(asked.prayer).toBe(prayer);
    expect(asked.pages[0]).toBe(first);
    // Whoever lost a job isn't asking for the book of Job.
    if (prayer !== betrayed.prayer) expect(asked.withoutVerses).toBe(true);
    expect(asked.pages.slice(0, 3).filter((path) => forTheGlad.test(path))).toEqual([]);
  });
});

it.each([
  ["pray for my marriage", "/theme/theme-14?pray=now"],
  ["my wedding is tomorrow", "/prayers/occasions?of=a-wedding&pray=now"],
  ["I cheated on my wife", "/theme/theme-9?pray=now"],
  ["I was unfaithful", "/theme/theme-9?pray=now"],
  ["my parents are getting divorced", "/theme/theme-2?pray=now"],
  ["single mom", "/prayers/occasions?of=parents-of-small-children&pray=now"],
  ["my marriage is falling apart", "/theme/theme-2?pray=now"],
])("what isn’t broken, or was broken by whoever asks, or isn’t theirs: %s", (query, prayer) => {
  expect(ask(query).prayer).toBe(prayer);
});
