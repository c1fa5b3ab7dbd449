import {
  articlePicture,
  defaultPicture,
  planPicture,
  prayPicture,
  themePicture,
} from "../../app/ui/meta/page-meta";
import { type SceneName, scenePicture, scenes } from "../../content/art";
import { articles, pieces } from "../../content/articles/articles";
import { plans } from "../../content/plans/plans";
import { themes } from "../../content/themes/themes";
import type { Drawing } from "./draw";

export { draw } from "./draw";

export const drawings: ReadonlyMap<string, Drawing> = new Map([
  [
    defaultPicture.path,
    {
      scene: "hills",
      tone: "gold",
      kicker: "Scripture-based prayer",
      title: "Find God's Peace in Prayer",
      note: "Prayers, plans, themes and a private journal",
    },
  ],
  [
    prayPicture.path,
    {
      scene: "water",
      tone: "gold",
      kicker: "Pray now",
      title: "A prayer for this hour",
      note: "Morning, midday, evening or night",
    },
  ],
  ...plans.map((plan): [string, Drawing] => [
    planPicture(plan).path,
    { ...plan, kicker: "Prayer plan", note: `${plan.duration} · 5 min per day` },
  ]),
  ...themes.map((theme): [string, Drawing] => [
    themePicture(theme).path,
    {
      ...theme,
      kicker: "Devotional theme",
      note: theme.scriptures.map(({ reference }) => reference).join(" · "),
    },
  ]),
  ...[...articles, ...pieces].map((article): [string, Drawing] => [
    articlePicture(article).path,
    { ...article, kicker: "Prayer Insights & Tips", note: article.date },
  ]),
  ...(Object.keys(scenes) as SceneName[]).map((scene): [string, Drawing] => [
    scenePicture(scene).path,
    { scene, tone: scenes[scene].tone },
  ]),
]);
