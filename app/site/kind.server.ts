import type { z } from "zod";
import type { Site } from "#content/site.server";
import { type SiteFile, textOf } from "./folder.server";
import { readYaml } from "./yaml.server";

/** While it is made from the files; what it does not replace is ours. */
export type Draft = { -readonly [Name in keyof Site]: Site[Name] };

/** Tells a mistake, in a sentence that says what would be right; a remark stops nothing. */
export type Tell = (line: number | undefined, words: string, isRemark?: true) => void;

/** A kind of file, and what it gives. */
export type Kind = {
  /** Of its name within the folder. */
  pattern: RegExp;
  /** In words: "plans/NAME.md". */
  named: string;
  /** Bytes. */
  most: number;
  /** Its content is left on the disk; `add` gets its beginning. */
  unread?: true;
  /** @param hash of the content, for an address that stands for it alone */
  add(file: SiteFile, content: Buffer, draft: Draft, tell: Tell, hash?: string): void;
  /** When all files are read, for what lies between them: two with one id. @param tell with the file's name */
  finish?(draft: Draft, tell: (file: string, words: string, isRemark?: true) => void): void;
};

/** A kind that is one YAML file. */
export const yamlKind = <T>(
  pattern: RegExp,
  named: string,
  schema: z.ZodType<T>,
  apply: (given: T, draft: Draft, tell: Tell) => void,
): Kind => ({
  pattern,
  named,
  most: 200_000,
  add(_file, content, draft, tell) {
    const found = textOf(content);
    if ("words" in found) return tell(undefined, found.words);
    const given = readYaml(found.text, schema, tell);
    if (given !== undefined) apply(given, draft, tell);
  },
});
