import { describe, expect, it } from "vitest";
import { occasionPath, occasions } from "#content/occasions/occasions";
import { thesaurus } from "#content/search/thesaurus";
import { understand } from "~/routes/search/query.server";
import { whatHelps } from "~/routes/search/site-index.server";

const firstFor = (query: string) => {
  const { words, concepts } = understand(query);
  return /of=([a-z-]+)/.exec(whatHelps(words, concepts)[0]?.path ?? "")?.[1];
};

describe("an occasion’s prayer is found first for its need", () => {
  it.each([
    ["a-birth", "my sister is expecting twins"],
    ["a-birth", "wife went into labor an hour ago"],
    ["a-birth", "induced tomorrow morning nervous"],
    ["miscarriage", "there was no heartbeat at ten weeks"],
    ["miscarriage", "i miscarried again"],
    ["miscarriage", "our pregnancy loss"],
    ["children", "goodnight prayer for my grandson"],
    ["children", "bedtime prayers with the kids"],
    ["a-sleepless-child", "my daughter has nightmares"],
    ["a-sleepless-child", "toddler wont sleep"],
    ["singles", "41 and never married"],
    ["singles", "will i be single forever"],
    ["prisoners-and-families", "my nephew got locked up"],
    ["prisoners-and-families", "dad is behind bars"],
    ["prison-gate", "my cousin gets out of prison friday"],
    ["an-exam", "bar exam next week"],
    ["an-exam", "my road test is on monday"],
    ["an-exam", "so nervous about finals"],
    ["before-a-meal", "grace at supper"],
    ["before-a-meal", "bless our dinner"],
    ["hurt-by-church", "burned by the church"],
    ["hurt-by-church", "my church turned on me"],
    ["retirement", "since retirement i feel no use to anyone"],
    ["the-old", "growing old"],
    ["before-surgery", "knee replacement on thursday"],
    ["before-surgery", "dad goes under the knife tomorrow, scared"],
    ["nurses", "im a paramedic and exhausted"],
    ["back-to-school", "my twins start kindergarten"],
    ["back-to-school", "first day at a new school"],
    ["moving-out", "my youngest is off to college"],
    ["a-deathbed", "my grandma is dying"],
    ["a-funeral", "funeral tomorrow"],
    ["an-interview", "job interview at ten"],
    ["court", "custody hearing"],
    ["deployment", "my husband deploys in march"],
    ["a-disaster", "wildfire evacuation"],
    ["caregivers", "caring for my mother every day"],
    ["a-pet", "we put our cat down, my cat died"],
  ])("%s: %s", (id, query) => {
    expect(firstFor(query)).toBe(id);
  });

  it("and each that is named there is one", () => {
    const paths = new Set(occasions.map(occasionPath));
    const named = thesaurus
      .flatMap(({ to }) => to)
      .filter((path) => path.startsWith("/prayers/occasions"));
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe("but not where the words tell of another need", () => {
  it.each([
    ["a-birth", "my baby isn’t here anymore"],
    ["a-birth", "our baby was born and died"],
    ["miscarriage", "my son died"],
    ["miscarriage", "i lost him two months ago"],
    ["singles", "im a single mom of three"],
    ["singles", "my husband has no job"],
    ["an-exam", "waiting for test results"],
    ["an-exam", "i passed my exam"],
    ["before-surgery", "thank you that the surgery went well"],
    ["a-funeral", "i dont want to wake up tomorrow"],
  ])("%s: %s", (id, query) => {
    expect(firstFor(query)).not.toBe(id);
  });
});

describe("who asks it is told apart from who did it", () => {
  it.each([
    ["my fiance looks at porn", "anger"],
    ["i keep watching porn and my wife knows", "guilt"],
    ["they are gossiping about me", "anger"],
    ["my manager is a bully", "work"],
  ])("%s: %s", (query, need) => {
    expect(understand(query).concepts.find((concept) => concept.need)?.need).toBe(need);
  });

  it.each([
    ["i gossip about everyone", "Psalm 141:3"],
    ["how can i get saved", "Romans 10:9"],
    ["i want to give my life to christ", "Romans 10:9"],
    ["not sure who i am now", "1 John 3:1"],
    ["why would god allow children to suffer", "Romans 8:18"],
    ["prayer of a sinner", "Luke 18:13"],
    ["so few people left in our church", "Matthew 18:20"],
    ["my stepfather ignores me", "Psalm 27:10"],
  ])("%s: %s", (query, comfort) => {
    expect(understand(query).concepts[0]?.comfort).toBe(comfort);
  });
});
