/** What "site list" shows of a site, as the operator's files have it. */
export const siteParts = {
  name: "name",
  contact: "contact",
  operator: "operator",
  claims: "claims",
  app: "app",
  help: "help",
  team: "team",
  testimonials: "voices, home",
  communityTestimonials: "voices, community",
  positions: "positions",
  logo: "logo",
  icon: "icon",
  accent: "accent",
  picture: "picture",
  links: "links",
} as const;

/** What is wrong with YAML, by the names that its reader gives to faults. */
export const yamlFaults: Partial<Record<string, string>> = {
  DUPLICATE_KEY: "the same name stands twice: keep one.",
  TAB_AS_INDENT: "a tab stands where spaces should: indent with spaces.",
  BAD_INDENT: "is indented otherwise than its neighbors: use the same number of spaces.",
  MULTIPLE_DOCS: "holds two documents: take out the line ---.",
  RESOURCE_EXHAUSTION: "nests too deep: take out brackets or spaces.",
  MISSING_CHAR: "a sign is missing: is a quotation mark or bracket open?",
};

/** What a value must be, by the names that a schema gives to kinds. */
export const valueKinds: Partial<Record<string, string>> = {
  string: "text (in quotation marks where it looks like a number)",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, each line beginning with -",
  object: "names with a colon, indented below it",
  record: "names with a colon, indented below it",
};
