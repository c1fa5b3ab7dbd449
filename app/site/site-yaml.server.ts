import { z } from "zod";
import { kindWords } from "#content/help/desk-words";
import { type HelpLine, host, telephone } from "#content/help/line";
import { helpList } from "#content/help/list";
import type { ContactDetails } from "#content/samples";
import { sections } from "#content/site.server";
import { type Draft, type Kind, type Tell, yamlKind } from "./kind.server";
import { applyLook, lookFields } from "./look.server";
import { line } from "./yaml.server";

const email = z.email({ error: "must be an email address." }).max(254);
const https = z
  .url({ protocol: /^https$/, error: "must be an address that begins with https://." })
  .max(500);
const number = z
  .string()
  .regex(telephone, { error: 'must be a number as it is dialed, in quotation marks: "116 123".' });
const day = z.iso.date({
  error: "must be a day such as 2026-11-28, the one you tried the number on.",
});
const none = z.literal("none");

const helpKinds = ["crisis", "danger-now", "addiction", ...Object.keys(kindWords)] as const;

const helpLine = z.strictObject({
  for: z.array(z.enum(helpKinds)).min(1),
  when: line(200),
  name: line(100),
  call: number.optional(),
  text: z.strictObject({ word: line(20).optional(), to: number }).optional(),
  chat: z.string().regex(host, { error: "must be a name such as chat.example.org." }).optional(),
  site: z.string().regex(host, { error: "must be a name such as www.example.org." }).optional(),
  more: line(300).optional(),
  confirmed: day,
});

const country = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, { error: "must be two capitals, such as GB." }),
  name: line(60),
  /** As a sentence says "in" it. */
  in: line(60),
  lines: z.array(helpLine).min(1).max(30),
});

const schema = z.strictObject({
  name: line(60).optional(),
  shortName: line(30).optional(),
  samples: z.enum(["on", "off"]).default("off"),
  contact: z
    .strictObject({
      email,
      privacyEmail: email.optional(),
      phone: number.optional(),
      hours: line(100).optional(),
      reply: line(100).optional(),
      social: z
        .array(z.strictObject({ name: line(30), url: https }))
        .max(5)
        .default([]),
    })
    .optional(),
  operator: z
    .strictObject({
      name: line(100),
      address: line(200).optional(),
      country: line(60).optional(),
      law: line(100).optional(),
    })
    .optional(),
  claims: none.or(z.strictObject({ believers: line(20), rating: line(10) })).optional(),
  app: none
    .or(
      z.strictObject({
        release: line(40).optional(),
        apple: https.optional(),
        google: https.optional(),
      }),
    )
    .optional(),
  help: z.array(country).min(1).max(50).optional(),
  photos: z.enum(["none", "own", "service"]).optional(),
  leaveOut: z.array(z.enum(sections)).default([]),
  ...lookFields,
});

type Given = z.infer<typeof schema>;

export const siteYaml: Kind = yamlKind(/^site\.yaml$/, "site.yaml", schema, apply);

function apply(given: Given, draft: Draft, tell: Tell): void {
  draft.samples = given.samples === "on";
  if (!draft.samples) {
    const need = "or samples: on, and invented people and addresses are shown.";
    if (!given.name) tell(undefined, `name: is missing: what the site is called; ${need}`);
    if (!given.contact) tell(undefined, `contact: is missing: the email that reaches you; ${need}`);
    Object.assign(draft, withoutSamples);
  }
  draft.name = given.name ?? draft.name;
  draft.shortName = given.shortName ?? given.name ?? draft.shortName;
  if (given.contact) draft.contact = contactOf(given.contact);
  draft.operator = given.operator;
  if (given.claims) draft.claims = given.claims === "none" ? undefined : given.claims;
  if (given.app) draft.app = given.app === "none" ? undefined : appOf(given.app);
  draft.photos = given.photos ?? draft.photos;
  draft.leftOut = given.leaveOut;
  if (given.leaveOut.includes("voices")) draft.testimonials = draft.communityTestimonials = [];
  applyLook(given, draft, tell);
  if (given.help) draft.help = helpOf(given.help, tell);
}

const withoutSamples: Partial<Draft> = {
  claims: undefined,
  app: undefined,
  team: [],
  testimonials: [],
  communityTestimonials: [],
};

function contactOf({ email, privacyEmail, phone, hours, ...more }: NonNullable<Given["contact"]>) {
  return {
    ...more,
    email,
    privacyEmail: privacyEmail ?? email,
    ...(phone && { phone, phoneHref: `tel:${phone.replaceAll(/[ -]/g, "")}` }),
    supportHours: hours,
  } satisfies ContactDetails;
}

const appOf = ({ release, apple, google }: Exclude<Given["app"], "none" | undefined>) => ({
  release,
  ...((apple || google) && { stores: { apple, google } }),
});

/** Theirs in the place of ours, whose lines for elsewhere stay: no number is guessed. */
function helpOf(countries: NonNullable<Given["help"]>, tell: Tell): Draft["help"] {
  const lines = countries.flatMap(({ code, lines }) =>
    lines.map(({ for: kinds, confirmed, ...one }): HelpLine => {
      const isReachable = one.call ?? one.text ?? one.chat ?? one.site;
      if (!isReachable)
        tell(undefined, `help: "${one.name}" has no way to reach it: call, text, chat or site.`);
      const source = `Tried by the operator, ${confirmed}`;
      return { ...one, country: code, kinds, confirmed, source };
    }),
  );
  for (const { code, name } of countries) {
    const has = (kind: string, isCalled = false) =>
      lines.some(
        (one) => one.country === code && one.kinds.includes(kind) && (one.call || !isCalled),
      );
    if (!has("crisis"))
      tell(undefined, `help: ${name} has no line for: [crisis], whom to call in despair.`);
    if (!has("danger-now", true))
      tell(undefined, `help: ${name} has no line for: [danger-now] to call, such as "112".`);
  }
  return {
    countries: Object.fromEntries(
      countries.map(({ code, name, in: said }) => [code, { name, said }]),
    ),
    lines: [...lines, ...helpList.lines.filter((one) => one.country === "*")],
  };
}
