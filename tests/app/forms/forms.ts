import { z } from "zod";
import type { FormDefinition } from "~/forms/form";

const modules = import.meta.glob<Record<string, unknown>>(
  "/app/{accounts,forms,groups,letters,plans,prayers,routes}/**/*.{ts,tsx}",
  { eager: true },
);

const ann = { id: 1, username: "ann", email: "ann@example.org" };

/** What the parts of the server export, by file and name; what is made for somebody is made for Ann. */
const exported = Object.entries(modules).flatMap(([file, parts]) =>
  Object.entries(parts).map(([name, value]) => {
    const made = typeof value === "function" && /Handlers?$/.test(name) ? value(ann) : value;
    return { at: `${file.replace("/app/", "")} ${name}`, value: Object(made) };
  }),
);

/** Every form's definition. */
export const definitions: readonly FormDefinition[] = exported.flatMap(({ value }) =>
  value.fields && value.failure ? [value] : [],
);

type Handler = { form: FormDefinition; schema: z.ZodType; hidden?: string[] };

/** Every handler, by where it stands. */
export const handlers: readonly { at: string; handler: Handler }[] = exported.flatMap(
  ({ at, value }) =>
    [value, ...(Array.isArray(value) ? value : [])].flatMap((handler) =>
      handler.form && handler.save ? [{ at, handler }] : [],
    ),
);

/** The rules of all forms, and of parts of them. */
export const schemas: readonly { at: string; schema: z.ZodType }[] = [
  ...exported.map(({ at, value }) => ({ at, schema: value })),
  ...handlers.map(({ at, handler: { schema } }) => ({ at, schema })),
].filter(({ schema }) => schema instanceof z.ZodType);

/** The fields that an object's rules know. */
export function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? fieldsOf(schema.in as z.ZodType) : [];
}
