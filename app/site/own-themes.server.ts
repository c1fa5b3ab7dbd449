import { z } from "zod";
import type { Scripture } from "#content/scripture";
import { themes as ours } from "#content/themes/themes";
import type { Kind } from "./kind.server";
import {
  artFields,
  artOf,
  frontMatter,
  hide,
  idOf,
  line,
  type Part,
  partsOf,
  scriptureOf,
  wordsOf,
} from "./own-items.server";
import { needNames } from "./own-plans.server";

const schema = z.strictObject({
  draft: z.boolean().optional(),
  title: line(80),
  description: line(200),
  for: needNames.optional(),
  helpLines: z.boolean().optional(),
  unsafeHome: z.boolean().optional(),
  scriptures: z.tuple([line(60), line(60), line(60)], {
    error: "must be three references, as Psalm 23:1-3, each in a line beginning with -.",
  }),
  steps: z.array(line(300)).length(5, { error: "must be five, each in a line beginning with -." }),
  ...artFields,
});

const partNames = ["Prayer", "Reflection"] as const;

export const themes: Kind = {
  pattern: /^themes\/[^/]+\.md$/,
  named: "themes/NAME.md",
  most: 100_000,
  add({ name }, content, draft, tell) {
    const id = idOf(name, tell);
    const found = frontMatter(content, schema, tell);
    const our = ours.find((theme) => theme.id === id);
    const own = draft.themes;
    if (found === "hidden")
      draft.themes = { ...own, hidden: hide(id, own, our !== undefined, tell) };
    if (!found || found === "hidden" || !id) return;
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
    const theme = {
      id,
      title: data.title,
      description: data.description,
      prayer,
      reflection,
      scriptures: scriptures as unknown as readonly [Scripture, Scripture, Scripture],
      applicationSteps: data.steps as unknown as readonly [string, string, string, string, string],
      ...(data.helpLines && { needsHelpLines: true as const }),
      ...(data.unsafeHome && { unsafeHome: true as const }),
      ...artOf(data, id, draft, tell),
      completions: 0,
      saved: 0,
      category: our?.category ?? ("popular" as const),
      need: data.for,
      isOwn: true as const,
    };
    if (!found.data.draft) draft.themes = { ...own, items: [...own.items, theme] };
  },
  finish({ themes: { hidden, items } }, tell) {
    if (hidden.length >= ours.length && items.length === 0)
      tell("themes", "has to leave one theme at least.");
  },
};
