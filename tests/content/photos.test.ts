import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/articles";
import { plans } from "#content/plans/plans";
import { articleAuthors, communityTestimonials, team, testimonials } from "#content/samples";
import { themes } from "#content/themes/themes";
import { readIfThere } from "./files";
import committed from "./photo-ids.json";

const lists = [
  { list: "plans", ids: plans.map(({ image }) => image) },
  { list: "themes", ids: themes.map(({ image }) => image) },
  { list: "articles", ids: articles.map(({ image }) => image) },
  { list: "testimonials at home", ids: testimonials.flatMap(({ photo }) => photo ?? []) },
  {
    list: "testimonials of the community",
    ids: communityTestimonials.flatMap(({ photo }) => photo ?? []),
  },
  { list: "team", ids: team.flatMap(({ photo }) => photo ?? []) },
  { list: "authors of articles", ids: Object.values(articleAuthors) },
];

const known = readIfThere("../shared/photos.tsv")
  ?.split("\n")
  .map((line) => line.split("\t")[0] ?? "");

describe.each(lists)("the photos of the $list", ({ ids }) => {
  test("are ids that the committed list knows, and none twice", () => {
    expect(ids.filter((id) => !committed.includes(id))).toEqual([]);
    expect([...new Set(ids)]).toEqual(ids);
  });
});

test("the committed list holds the ids in use and no others, sorted", () => {
  expect(committed).toEqual([...new Set(lists.flatMap(({ ids }) => ids))].sort());
});

test.runIf(known)("every id is one that was seen at the photo service", () => {
  expect(committed.filter((id) => !known?.includes(id))).toEqual([]);
});
