import { z } from "zod";
import { type Draft, type Kind, type Tell, yamlKind } from "./kind.server";
import { shownImage } from "./own-items.server";
import { line } from "./yaml.server";

const text = (most: number) => z.string().trim().min(1).max(most);

const portrait = { photo: line(90).optional(), alt: line(200).optional() };
const voice = z.strictObject({ quote: text(400), name: line(60), role: line(80), ...portrait });
const voices = z.array(voice).max(6).default([]);

type Portrayed = { name: string; photo?: string; alt?: string };

function portrayed<T extends Portrayed>(people: readonly T[], draft: Draft, tell: Tell): T[] {
  return people.map((one) => {
    const given = { image: one.photo, alt: one.alt };
    return { ...one, photo: shownImage(given, draft, tell, `${one.name}: `).choices };
  });
}

/** Whoever is named here takes the place of our samples, also with none at all. */
export const people: readonly Kind[] = [
  yamlKind(
    /^team\.yaml$/,
    "team.yaml",
    z
      .array(z.strictObject({ name: line(60), role: line(80), bio: text(600), ...portrait }))
      .max(40)
      .default([]),
    (team, draft, tell) => {
      draft.team = portrayed(team, draft, tell);
    },
  ),
  yamlKind(
    /^voices\.yaml$/,
    "voices.yaml",
    z.strictObject({ home: voices, community: voices }),
    (given, draft, tell) => {
      if (draft.leftOut.includes("voices")) return;
      draft.testimonials = portrayed(given.home, draft, tell);
      draft.communityTestimonials = portrayed(given.community, draft, tell);
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
