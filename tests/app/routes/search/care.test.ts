import { describe, expect, it } from "vitest";
import { getNeed } from "#content/bible/bible-needs";
import { byOthers } from "#content/danger/kinds";
import { thesaurus } from "#content/search/thesaurus";
import { understand } from "~/routes/search/query.server";
import { whatHelps } from "~/routes/search/site-index.server";

function read(query: string) {
  const { words, concepts, dangers, withoutVerses } = understand(query);
  const pages = whatHelps(words, concepts).map(({ path }) => path);
  const need = concepts.find(({ need }) => need)?.need;
  const unsafeHome = dangers.some((kind) => byOthers.has(kind));
  return { dangers, needsHelpLines: dangers.length > 0, unsafeHome, withoutVerses, pages, need };
}

const forgiving = /theme-9|forgiveness-plan|about\/guilt/;
const mending = /theme-14|theme-8|family-plan|about\/family/;

describe("words of danger bring the lines first", () => {
  it.each([
    "pills",
    "kms",
    "jump off",
    "goodbye letter to my kids",
    "how many pills does it take",
    "cutting again tonight",
    "pastillas",
  ])("%s", (query) => {
    expect(read(query).needsHelpLines).toBe(true);
  });

  it.each([
    "suicide",
    "what does the bible say about suicide",
    "bible verses for when i want to die",
    "jesus i want to die",
    "prayer for my daughter who cuts herself",
    "want to disappear",
    "i want to dissapear",
    "unalive myself",
    "can't do this anymore",
    "they would be happier if i was gone",
    "i have a rope in the garage",
    "my friend took a whole bottle of pills",
    "he hits me",
    "he put his hands around my neck",
    "my stepdad comes into my room at night",
    "he said next time he'll kill me",
    "i'm scared to go home",
    "my ex follows me to work",
    "they took my passport and i can't leave",
    "i was raped",
    "my pastor touched me",
    "i hear voices telling me to hurt the baby",
    "starving myself",
    "i want to kill him",
    "i took every one of my thyroid pills",
    "i am tired of living with this pain",
    "they laughed at me and i want to die",
    "quiero morir",
    "ya no quiero vivir",
    "me quiero matar",
    "mi esposo me pega",
    "tengo miedo de mi marido",
    "me violaron",
  ])("and no verse that only holds them: %s", (query) => {
    const { needsHelpLines, withoutVerses } = read(query);
    expect({ needsHelpLines, withoutVerses }).toEqual({
      needsHelpLines: true,
      withoutVerses: true,
    });
  });

  it.each([
    "psalm 23",
    "fruits of the spirit",
    "david and goliath",
    "thou shalt not kill",
    "good friday",
    "my daughter's wedding",
    "new job",
    "exam tomorrow",
    "how to pray",
    "thankful for my husband",
    "prayer for taking my thyroid tablets",
    "bless the heart pills i take every morning",
    "tired of living in this cramped flat",
    "fed up of living with my in-laws",
    "i could die laughing at my toddler",
    "retired now and feeling useless",
    "is it free",
    "busco trabajo",
    "gracias",
  ])("but not %s", (query) => {
    expect(read(query)).toMatchObject({ needsHelpLines: false, unsafeHome: false });
  });
});

describe("who is hurt by another is led to shelter, not to guilt, nor back to who hurts", () => {
  it.each([
    "i feel dirty after what he did",
    "i feel dirty",
    "feel unclean since he touched me",
    "ashamed of what he did to me",
    "ashamed because he raped me",
    "is it my fault he hits me",
    "my husband hits me and says it is my sin",
    "he hurt me so bad",
    "they hurt me",
    "abused as a child",
    "my dad molested me years ago",
    "trauma from my childhood",
    "leaving my abusive husband",
    "divorced my abusive husband",
    "should i stay with my abusive wife",
    "my husband hits me should i pray for my marriage",
    "honor my father who abused me",
    "ptsd nightmares after the assault",
    "my boyfriend controls me",
    "my husband yells",
    "my ex is stalking me",
    "restraining order against my boyfriend",
    "my husband yells at me",
  ])("%s", (query) => {
    const { needsHelpLines, unsafeHome, withoutVerses, pages, need } = read(query);
    expect({ needsHelpLines, unsafeHome, withoutVerses }).toEqual({
      needsHelpLines: true,
      unsafeHome: true,
      withoutVerses: true,
    });
    expect(need).toBe("harm");
    expect(pages[0]).toBe("/theme/theme-10");
    expect(pages.filter((path) => forgiving.test(path) || mending.test(path))).toEqual([]);
  });

  it.each(["forgive someone who abused me", "do i have to forgive my rapist", "forgive my abuser"])(
    "and to forgiveness only who asks for it, and not first: %s",
    (query) => {
      const { needsHelpLines, pages, need } = read(query);
      expect(needsHelpLines).toBe(true);
      expect(need).toBe("harm");
      expect(pages.slice(0, 2).filter((path) => forgiving.test(path))).toEqual([]);
      expect(pages.some((path) => forgiving.test(path))).toBe(true);
    },
  );
});

/** Where it leads first, and what must not be among the first three. */
const kinds: Record<string, { first: RegExp; never?: RegExp; queries: string[] }> = {
  addiction: {
    first: /theme-6$|faqs#crisis/,
    never: forgiving,
    queries: [
      "addiction",
      "i relapsed",
      "i am an alcoholic",
      "drinking again",
      "help me stop drinking",
      "addicted to gambling",
      "30 days sober",
      "can't quit vaping",
      "heroin",
    ],
  },
  dementia: {
    first: /grief-plan\/?.*6|theme-6$|of=caregivers&/,
    never: /healing-plan|miracles-plan|theme-5$/,
    queries: [
      "dementia",
      "my wife has dementia",
      "mom has alzheimer's",
      "grandma forgets who i am",
      "memory care",
      "taking care of my mother with dementia",
    ],
  },
  disability: {
    first: /theme-6$/,
    never: /healing-plan|miracles-plan|theme-5$|guilt/,
    queries: [
      "disabled",
      "my son is autistic",
      "life in a wheelchair",
      "special needs mom",
      "im deaf",
    ],
  },
  childlessness: {
    first: /women-who-prayed-plan/,
    never: /theme-8$|family-plan|miracles-plan|theme-9$/,
    queries: [
      "infertility",
      "ivf failed again",
      "can't get pregnant",
      "trying to conceive",
      "trying to get pregnant for 4 years",
      "childless",
    ],
  },
  abortion: {
    first: /theme-2$/,
    queries: ["abortion", "i had an abortion", "had an abortion last year", "i regret my abortion"],
  },
  blame: {
    first: /theme-2$/,
    never: forgiving,
    queries: [
      "is god punishing me",
      "is my cancer a punishment",
      "what did i do to deserve this",
      "was my miscarriage my fault",
      "am i cursed",
    ],
  },
  "being bullied": {
    first: /theme-10$/,
    never: forgiving,
    queries: ["bullied at school", "my son is bullied", "ptsd"],
  },
  "a child that was not born alive": {
    first: /of=miscarriage&/,
    never: /theme-8$|family-plan|theme-9$/,
    queries: [
      "stillborn",
      "i miscarried at nine weeks",
      "there was no heartbeat at the scan",
      "she was six months pregnant and the baby was born sleeping",
    ],
  },
  "a child's death": {
    first: /grief-plan$/,
    never: /theme-8$|family-plan|theme-9$/,
    queries: ["my son died", "we lost our daughter", "my baby died"],
  },
  "being hated by God": {
    first: /theme-2$/,
    never: forgiving,
    queries: ["god hates me", "am i going to hell", "i am gay", "transgender"],
  },
  "hurt by a church": {
    first: /of=hurt-by-church&/,
    never: forgiving,
    queries: ["church hurt", "hurt by my church"],
  },
  worth: {
    first: /theme-17$|theme-2$/,
    never: forgiving,
    queries: ["worthless", "i feel rejected", "abandoned"],
  },
  "a child to come": { first: /theme-2$/, queries: ["pregnant and scared", "unplanned pregnancy"] },
  "somebody who drinks": { first: /theme-2$/, queries: ["my dad drinks", "alcoholic mother"] },
  depression: {
    first: /theme-17$/,
    never: forgiving,
    queries: ["is depression a sin", "depressed", "i feel like a failure", "never good enough"],
  },
  "suicide of another": {
    first: /grief-plan$/,
    never: forgiving,
    queries: ["my brother killed himself", "lost my son to suicide", "she took her own life"],
  },
  divorce: {
    first: /grief-plan|theme-2$/,
    never: forgiving,
    queries: ["divorce", "my husband left me", "divorced and alone"],
  },
  "one alone with children": {
    first: /parents-of-small-children/,
    never: /theme-14|couples/,
    queries: ["single mom", "i am a single dad"],
  },
  betrayal: {
    first: /theme-2$/,
    queries: ["my husband had an affair", "she betrayed me", "he cheated on me"],
  },
};

describe.each(Object.entries(kinds))("%s", (_, { first, never, queries }) => {
  it.each(queries)("has its own pages: %s", (query) => {
    const { pages, need } = read(query);
    expect(pages[0]).toMatch(first);
    if (!never) return;
    expect(pages.slice(0, 3).filter((path) => never.test(path))).toEqual([]);
    expect(need).not.toBe("guilt");
  });
});

it("a word is no slip of another that stands everywhere", () => {
  expect(read("what does the bible say about tithing").need).not.toBe("grief");
});

it.each(["stillborn", "my son died", "divorced", "lust", "worthless", "rejected", "gay"])(
  "no verse that only holds the word: %s",
  (query) => {
    expect(read(query).withoutVerses).toBe(true);
  },
);

it.each(["my back hurts me", "my knee is hurting me"])("pain is no violence: %s", (query) => {
  expect(read(query)).toMatchObject({ needsHelpLines: false, unsafeHome: false });
});

it.each(["my dog died", "my dad died", "j'ai perdu mon mari", "missing my mum"])(
  "nor for somebody who mourns: %s",
  (query) => {
    expect(read(query)).toMatchObject({ needsHelpLines: false, withoutVerses: true });
  },
);

it.each(["blind man", "grief", "death"])("what may be no danger keeps its verses: %s", (query) => {
  expect(read(query).withoutVerses).toBe(false);
});

it.each(["i drank again last night", "i got drunk again", "got high last night"])(
  "a relapse brings the lines of addiction first: %s",
  (query) => {
    expect(read(query).dangers[0]).toBe("addiction");
  },
);

it.each(["my heart is racing and my chest hurts", "chest pain", "I can't breathe"])(
  "a body in danger is told to call for an ambulance: %s",
  (query) => {
    expect(read(query).dangers[0]).toBe("emergency");
  },
);

it.each(["I don't want to be here any more", "I don’t want to be here."])(
  "who is tired of being here is shown the lines, and no verse: %s",
  (query) => {
    expect(read(query)).toMatchObject({ needsHelpLines: true, withoutVerses: true });
  },
);

it("who can't go on Thursday has not lost courage", () => {
  expect(read("I can't go on Thursday").needsHelpLines).toBe(false);
  expect(read("I can't go on").needsHelpLines).toBe(true);
});

it("a loss is no cause to show what was lost", () => {
  for (const query of ["lost my baby", "miscarriage", "lost my husband"])
    expect(
      read(query)
        .pages.slice(0, 3)
        .filter((path) => mending.test(path)),
    ).toEqual([]);
});

it("a car that was stolen is no guilt of its owner's, an exam failed no sin", () => {
  for (const query of ["my car was stolen", "i failed my exam"])
    expect(
      read(query)
        .pages.slice(0, 3)
        .filter((path) => forgiving.test(path)),
    ).toEqual([]);
});

it("each kind of danger leads to pages of its own, each need has a door", () => {
  const named = thesaurus.flatMap(({ dangers = [] }) => dangers);
  expect(new Set(named).size).toBe(named.length);
  for (const { need } of thesaurus) expect(need === undefined || getNeed(need)).toBeTruthy();
});

describe("what was told leads, and the lines stand over it only where it may be danger", () => {
  it.each([
    [
      "what happens when we die i keep thinking about it all the time since the funeral",
      "/theme/theme-12",
      true,
    ],
    ["what happens when we die", "/theme/theme-12", false],
    ["i dont belive anymore", "/theme/theme-18", false],
    ["i dont know which of two jobs to take", "/theme/theme-11", false],
  ])("%s", (query, first, needsHelpLines) => {
    const found = read(query);
    expect([found.needsHelpLines, found.pages[0]]).toEqual([needsHelpLines, first]);
  });
});
