import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

/** Every part of the server that may hold a form's rules. */
const modules = import.meta.glob<Record<string, unknown>>(
  "../../../app/{accounts,forms,plans,prayers,routes}/**/*.server.ts",
  { eager: true },
);

/** What a program may send in place of a field's words, and what a page may. */
const oddities = [null, undefined, "", " ", 7, true, [], ["a", 7], {}, "a".repeat(9_000)];

const library = "The library's own words";

beforeAll(() => z.config({ localeError: () => library }));
afterAll(() => z.config(z.locales.en()));

const ann = { id: 1, username: "ann", email: "ann@example.org" };

/** The rules of all forms, by the names they are exported under. */
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]): [string, z.ZodType][] => {
    const at = `${file.slice(file.indexOf("app/"))} ${name}`;
    if (value instanceof z.ZodType) return [[at, value]];
    // Forms of somebody who is signed in are made for them.
    const made = typeof value === "function" && /Handler$/.test(name) ? value(ann) : value;
    const { schema } = (typeof made === "object" && made !== null ? made : {}) as {
      schema?: unknown;
    };
    return schema instanceof z.ZodType ? [[at, schema]] : [];
  }),
);

/** The fields that an object's rules know. */
function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? fieldsOf(schema.in as z.ZodType) : [];
}

it("finds the rules of forms", () => {
  expect(schemas.length).toBeGreaterThan(10);
  expect(schemas.flatMap(([, schema]) => fieldsOf(schema))).toContain("prayerRequest");
});

it.each(schemas.filter(([, schema]) => fieldsOf(schema).length > 0))(
  "%s says what is wrong in our own words",
  (_, schema) => {
    const bad = fieldsOf(schema).flatMap((field) =>
      oddities.flatMap((value) => {
        const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
        const foreign = issues.filter(({ message }) => message === library || message === "");
        return foreign.map(
          ({ path }) => `${field} = ${JSON.stringify(value)?.slice(0, 20)}: ${path.join(".")}`,
        );
      }),
    );
    expect(bad).toEqual([]);
  },
);
