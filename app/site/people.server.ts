import { z } from "zod";
import { type Draft, type Kind, yamlKind } from "./kind.server";
import { line } from "./yaml.server";

const text = (most: number) => z.string().trim().min(1).max(most);

const voice = z.strictObject({ quote: text(400), name: line(60), role: line(80) });
const voices = z.array(voice).max(6).default([]);

/** Whoever is named here takes the place of our samples, also with none at all. */
export const people: readonly Kind[] = [
  yamlKind(
    /^team\.yaml$/,
    "team.yaml",
    z
      .array(z.strictObject({ name: line(60), role: line(80), bio: text(600) }))
      .max(40)
      .default([]),
    (team, draft) => {
      draft.team = team;
    },
  ),
  yamlKind(
    /^voices\.yaml$/,
    "voices.yaml",
    z.strictObject({ home: voices, community: voices }),
    (given, draft: Draft) => {
      if (draft.leftOut.includes("voices")) return;
      draft.testimonials = given.home;
      draft.communityTestimonials = given.community;
    },
  ),
  yamlKind(
    /^positions\.yaml$/,
    "positions.yaml",
    z
      .array(
        z.strictObject({ title: line(80), team: line(60), location: line(80), terms: line(60) }),
      )
      .max(40)
      .default([]),
    (positions, draft) => {
      draft.positions = positions.map((one, at) => ({ ...one, id: String(at + 1) }));
    },
  ),
];
