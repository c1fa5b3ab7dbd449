import { z } from "zod";
import { textOf } from "./folder.server";
import type { Kind } from "./kind.server";
import { readYaml } from "./yaml.server";

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, { error: "must stand in one line." });

const schema = z.strictObject({
  name: line(60).optional(),
  shortName: line(30).optional(),
});

export const siteYaml: Kind = {
  pattern: /^site\.yaml$/,
  named: "site.yaml",
  most: 200_000,
  add(_file, content, draft, tell) {
    const found = textOf(content);
    if ("words" in found) return tell(undefined, found.words);
    const given = readYaml(found.text, schema, tell);
    if (!given) return;
    draft.name = given.name ?? draft.name;
    draft.shortName = given.shortName ?? given.name ?? draft.shortName;
  },
};
