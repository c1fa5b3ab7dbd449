import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import {
  allArticles,
  articleAfter,
  articles,
  getArticle,
  pageCount,
} from "#content/articles/articles";
import { feelings } from "#content/feelings";
import { nearMatches } from "#content/near-matches";
import { plansByNeed, plansNear, themesByNeed } from "#content/needs";
import { allPlans, defaultPlan, getPlan, type Plan, plans } from "#content/plans/plans";
import { builtIn, replaceSite, type Site } from "#content/site.server";
import {
  allThemes,
  defaultTheme,
  getTheme,
  leadingToThemes,
  relatedThemes,
  type Theme,
  themes,
} from "#content/themes/themes";
import { getPlaces } from "~/routes/bible/places.server";
import { blogPage } from "~/routes/blog/blog.server";
import { loader as sitemap } from "~/routes/meta/sitemap-xml";
import { planCacheKey, planPage } from "~/routes/plans/plan.server";
import { indexPages, whatHelps } from "~/routes/search/site-index.server";

const lay = (own: Partial<Site>) => replaceSite({ ...builtIn, name: "Grace Chapel", ...own });

afterEach(() => replaceSite(builtIn));

const aPlan = plans.find(({ id }) => id === "wisdom-plan") as Plan;
const aTheme = themes[4] as Theme;
const anArticle = articles[2] as (typeof articles)[number];

const quiet: Plan = {
  ...aPlan,
  id: "quiet-week",
  title: "A Quieter Zephyr",
  category: "new",
  isOwn: true,
  days: [
    {
      title: "Rest",
      scripture: { reference: "Psalm 131:1-3", verses: "My heart is not proud." },
      prayer: "Lord, hush me.",
      reflection: "Somebody sat down.",
    },
  ],
  dayCount: 1,
};

/** How often others had their turn meanwhile. */
async function turnsDuring(work: () => Promise<void>) {
  let [turns, isOver] = [0, false];
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

describe("plans of the operator's", () => {
  it("stand besides ours, first on the page of all, or under the need that they name", () => {
    lay({ plans: { items: [quiet], hidden: [] } });
    expect(allPlans().length).toBe(plans.length + 1);
    expect(getPlan("quiet-week")).toBe(quiet);
    const [first] = plansByNeed();
    expect(first).toEqual({ id: "own", label: "From Grace Chapel", items: [quiet] });
    lay({ plans: { items: [{ ...quiet, need: "pain" }], hidden: [] } });
    expect(plansByNeed().find(({ id }) => id === "pain")?.items[0]?.id).toBe("quiet-week");
    expect(plansByNeed().flatMap(({ items }) => items).length).toBe(plans.length + 1);
  });

  it("are found by search, by near names, in the verse index and the site map", async () => {
    lay({ plans: { items: [quiet], hidden: [] } });
    expect(whatHelps(["zephyr"], []).map(({ path }) => path)).toContain("/plan/quiet-week");
    expect(nearMatches("quieter").map(({ id }) => id)).toContain("quiet-week");
    expect(getPlaces().some(({ path }) => path === "/plan/quiet-week?day=1#day")).toBe(true);
    expect(await sitemap().text()).toContain("/plan/quiet-week</loc>");
    replaceSite(builtIn);
    expect(whatHelps(["zephyr"], [])).toEqual([]);
    expect(nearMatches("quieter").map(({ id }) => id)).not.toContain("quiet-week");
  });

  it("leave days that two of ours share to be found once, also without samples", () => {
    lay({ samples: false });
    const paths = getPlaces().map(({ path }) => path);
    expect(paths).toContain("/plan/anxiety-plan?day=2#day");
    expect(paths.filter((path) => /combat-worry|miracles/.test(path))).toEqual([]);
    const found = whatHelps(["worry", "swing", "cloth"], []).map(({ path }) => path);
    expect(found).toContain("/plan/anxiety-plan?day=2");
    expect(found).not.toContain("/plan/combat-worry-plan?day=2");
  });

  it("are indexed in slices, between which others are served", async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ ...aPlan, id: `q${at}`, isOwn: true }));
    lay({ plans: { items: [...(items as Plan[]), quiet], hidden: [] } });
    expect(await turnsDuring(indexPages)).toBeGreaterThan(3);
    expect(whatHelps(["zephyr"], []).map(({ path }) => path)).toContain("/plan/quiet-week");
  });

  it("take the place of ours, where ours stood", async () => {
    const own = { ...quiet, id: aPlan.id, category: aPlan.category };
    lay({ plans: { items: [own], hidden: [] } });
    expect(allPlans().map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
    expect((await planPage(aPlan.id, new URLSearchParams())).plan.title).toBe(quiet.title);
  });

  it("that are hidden answer as unknown ones do, and stand nowhere", async () => {
    lay({ plans: { items: [], hidden: ["1", "anxiety-plan", "advent-plan"] } });
    expect(getPlan("1")).toBeUndefined();
    expect(defaultPlan().id).toBe(allPlans()[0]?.id);
    expect(planCacheKey({ id: "1" }, new URLSearchParams())).toBeUndefined();
    const page = await planPage("anxiety-plan", new URLSearchParams());
    expect(page.unknown).toBeDefined();
    expect(page.plan.id).toBe(defaultPlan().id);
    expect(page.related.map(({ id }) => id)).toHaveLength(3);
    expect(new Set(page.related.map(({ id }) => id)).size).toBe(3);
    for (const near of [plansNear("grief-plan"), page.related])
      expect(near.some(({ id }) => ["1", "anxiety-plan"].includes(id))).toBe(false);
    expect(await sitemap().text()).not.toMatch(/anxiety-plan|advent-plan|plan\/1</);
  });
});

describe("themes of the operator's", () => {
  it("replace, add and take away", () => {
    const own = { ...aTheme, title: "Mended" };
    const other = { ...aTheme, id: "harvest", isOwn: true as const };
    lay({ themes: { items: [own, other], hidden: ["theme-1", "theme-9"] } });
    expect(getTheme(aTheme.id)?.title).toBe("Mended");
    expect(allThemes().map(({ id }) => id)).not.toContain("theme-9");
    expect(themesByNeed()[0]?.items).toEqual([other]);
    expect(defaultTheme().id).toBe("theme-2");
    for (const { id } of allThemes()) {
      const related = relatedThemes(id).map((each) => each.id);
      expect(related).toHaveLength(3);
      expect(new Set([...related, id]).size).toBe(4);
      expect(related).not.toContain("theme-9");
    }
    expect(leadingToThemes(feelings).some(({ theme }) => theme === "theme-9")).toBe(false);
  });
});

describe("articles of the operator's", () => {
  const vigil = {
    ...anArticle,
    id: "easter-vigil",
    slug: "easter-vigil",
    date: "May 30, 2025",
    body: "<p>Hello</p>",
  };
  const asked = (search: string) => blogPage(new URLSearchParams(search));

  it("stand by their day, and open by their name", () => {
    lay({ articles: { items: [vigil], hidden: [] } });
    expect(allArticles().map(({ id }) => id)).toEqual([1, "easter-vigil", 2, 3, 4, 5, 6]);
    expect(pageCount()).toBe(3);
    const { article, path } = asked("article=easter-vigil");
    expect([article?.title, article?.body, path]).toEqual([
      vigil.title,
      "<p>Hello</p>",
      "/blog?article=easter-vigil",
    ]);
    expect(article?.next.id).toBe(2);
    expect(asked("article=99").article?.id).toBe(6);
  });

  it("that are hidden leave the list whole", () => {
    lay({ articles: { items: [], hidden: [3, 6] } });
    expect(allArticles().map(({ id }) => id)).toEqual([1, 2, 4, 5]);
    expect(asked("article=3").article).toBeUndefined();
    expect(articleAfter(getArticle(5) as typeof anArticle).id).toBe(1);
    lay({ articles: { items: [], hidden: articles.map(({ id }) => id) } });
    expect(asked("page=4")).toMatchObject({ page: 1, pageCount: 1, cards: [] });
  });
});

it("what the site shows is asked of the lookups, never of the lists of ours", () => {
  const lists = /\b(?:plans|themes|articles|featuredPlans|popularPlans|newPlans)\b/;
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    // Who reads the folder, or lists it, has to know what it replaces.
    .filter((name) => /\.tsx?$/.test(name) && !/^(site\/own-|cli\/site\.)/.test(name))
    .flatMap((name) => {
      const text = readFileSync(`app/${name}`, "utf8");
      const imports = text.matchAll(/import \{([^}]*)\} from "#content\/(?:plans|themes)\/\w+"/g);
      return [...imports].some(([, names = ""]) => lists.test(names)) ? [name] : [];
    });
  expect(found).toEqual([]);
});
