import { z } from "zod";
import type { Scripture } from "#content/scripture";
import { themes as ours } from "#content/themes/themes";
import {
  itemKind,
  line,
  type Part,
  partsOf,
  scriptureOf,
  sharedFields,
  sharedOf,
  wordsOf,
} from "./own-items.server";

const schema = z.strictObject({
  ...sharedFields,
  scriptures: z.tuple([line(60), line(60), line(60)], {
    error: "must be three references, as Psalm 23:1-3, each in a line beginning with -.",
  }),
  steps: z.array(line(300)).length(5, { error: "must be five, each in a line beginning with -." }),
});

const partNames = ["Prayer", "Reflection"] as const;

export const themes = itemKind({
  of: "themes",
  most: 100_000,
  schema,
  ours,
  make(id, found, our, { draft, tell }) {
    const { data, before } = found;
    const scriptures = data.scriptures.flatMap(
      (typed) => scriptureOf(typed, "", 1, "scriptures", tell) ?? [],
    );
    const [, ...parts] = partsOf(found.text, before, "## ");
    const [prayer, reflection] = partNames.map((each) => {
      const part = parts.find(({ title }) => title.toLowerCase() === each.toLowerCase());
      const none: Part = { line: before, title: each, text: "" };
      return wordsOf(part ?? none, `## ${each}`, tell);
    }) as [string, string];
    for (const { line: at, title } of parts)
      if (!partNames.some((each) => each.toLowerCase() === title.toLowerCase()))
        tell(at, `has a part "${title}"; known are ## Prayer and ## Reflection.`);
    return {
      ...sharedOf(data, id, draft, tell),
      prayer,
      reflection,
      scriptures: scriptures as unknown as readonly [Scripture, Scripture, Scripture],
      applicationSteps: data.steps as unknown as readonly [string, string, string, string, string],
      category: our?.category ?? ("popular" as const),
    };
  },
});
