import { type Art, type SceneTone, sceneTones } from "#content/art";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import type { User } from "#db/accounts/users.server";
import { type Item, listSaved } from "#db/plans/saved-items.server";
import { countPrayers, listSaved as listSavedPrayers } from "#db/prayers/prayer-lists.server";
import { listPlanMarks } from "~/plans/plan-days.server";
import { shown } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { planCard, themeCard } from "~/ui/cards/cards.server";
import { pageNumber, pageRange } from "~/ui/controls/page-number";

export async function savedItems({ id }: User) {
  const items = await listSaved(database(), id);
  const listItems = (kind: Item["kind"]) => items.filter((each) => each.kind === kind);
  const unlike = otherTones();
  return {
    plans: listItems("plan")
      .flatMap(({ item }) => getPlan(item) ?? [])
      .map(planCard)
      .map(unlike),
    themes: listItems("theme")
      .flatMap(({ item }) => getTheme(item) ?? [])
      .map(themeCard)
      .map(unlike),
  };
}

/** A drawing that repeats in a list gets the colors of another dawn. */
function otherTones() {
  const seen = new Set<string>();
  return <Card extends Pick<Art, "scene" | "tone">>(card: Card): Card => {
    const pictureIn = (tone: SceneTone) => `${card.scene} ${tone}`;
    const tone = [card.tone, ...sceneTones].find((each) => !seen.has(pictureIn(each))) ?? card.tone;
    seen.add(pictureIn(tone));
    return { ...card, tone };
  };
}

/** Plans in progress first; two plans to begin where nothing is saved. */
export async function savedPage(user: User, url: string) {
  const db = database();
  const { saved } = await countPrayers(db, user.id, now());
  const { range, ...pages } = pageRange(pageNumber(url), saved);
  const [{ plans, themes }, marks, verses] = await Promise.all([
    savedItems(user),
    listPlanMarks(user),
    saved > 0 ? listSavedPrayers(db, user.id, range, now()) : [],
  ]);
  return {
    verses: { ...pages, shown: verses.map((prayer) => shown(prayer)) },
    plans: plans
      .map((plan) => ({ ...plan, mark: marks.get(plan.id) }))
      .sort((one, other) => Number(!one.mark?.next) - Number(!other.mark?.next)),
    themes,
    offered: offeredPlans(marks),
  };
}

export type SavedPage = Awaited<ReturnType<typeof savedPage>>;

function offeredPlans(begun: ReadonlyMap<string, unknown>) {
  return toBegin
    .filter((id) => !begun.has(id))
    .flatMap((id) => getPlan(id) ?? [])
    .slice(0, 2)
    .map(planCard);
}

/** Short ones, whose pictures differ from each other's and from the page's own. */
const toBegin = ["wisdom-plan", "new-beginnings-plan", "calm-storm-plan", "anxiety-plan"];

export type SavedItems = Awaited<ReturnType<typeof savedItems>>;
