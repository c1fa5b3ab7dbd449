import { z } from "zod";

export const telephone = /^\+?[\d][\d -]{1,20}\d$/;
export const host = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** Who listens. A list of them is plain data: another one can stand in its place. */
const helpLineSchema = z.strictObject({
  /** ISO 3166-1 alpha-2, or `*` for wherever there is no other. */
  country: z.string().regex(/^(?:[A-Z]{2}|\*)$/),
  /** As the recogniser names them; `danger-now` and `crisis` are for any, `addiction` for a search. */
  kinds: z.array(z.string()).min(1),
  /** Whom it is for, as a question or the first half of a sentence. */
  when: z.string(),
  name: z.string(),
  call: z.string().regex(telephone).optional(),
  text: z.strictObject({ word: z.string().optional(), to: z.string().regex(telephone) }).optional(),
  chat: z.string().regex(host).optional(),
  site: z.string().regex(host).optional(),
  more: z.string().optional(),
  /** What is said to speakers of another language, in theirs. */
  foreign: z.strictObject({ lang: z.string().regex(/^[a-z]{2}$/), words: z.string() }).optional(),
  /** Where each number was read, and when. */
  source: z.string(),
  /** By an operator, on a day. */
  confirmed: z.string().optional(),
});

export const helpListSchema = z.strictObject({
  /** Those that have lines, the default one first, by their names and as a sentence says "in" them. */
  countries: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.strictObject({ name: z.string(), said: z.string() }),
  ),
  lines: z.array(helpLineSchema).min(1),
});

export type HelpLine = z.infer<typeof helpLineSchema>;
export type HelpList = z.infer<typeof helpListSchema>;
