import { keptSince } from "#content/pages/kept-since";
import { builtIn, type Site } from "#content/site.server";
import { day } from "#db/time";

export type Doubt = { what: string; found: string; advice: string };

/** What a site should not tell the public, or no longer. */
export function doubtsAbout(site: Site, now: number): Doubt[] {
  return [
    ...people(site),
    ...claims(site),
    ...addresses(site),
    ...foreignHelp(site),
    ...oldHelp(site, now),
    ...pastApp(site, now),
    ...oldPolicy(site),
  ];
}

const doubt = (isSo: boolean, what: string, found: string, advice: string): Doubt[] =>
  isSo ? [{ what, found, advice }] : [];

function people(site: Site): Doubt[] {
  const lists = {
    "the team": "team",
    "voices at home": "testimonials",
    "voices of the community": "communityTestimonials",
  } as const;
  const invented = Object.entries(lists).flatMap(([named, list]) =>
    site[list] === builtIn[list] ? [named] : [],
  );
  if (site.samples) invented.push("authors", "counters");
  const advice = '"samples: off" in site.yaml hides them; team.yaml and voices.yaml are for yours.';
  return doubt(invented.length > 0, "sample people", `${invented.join(", ")} are invented`, advice);
}

function claims({ claims }: Site): Doubt[] {
  const found = `${claims?.believers} believers, and ${claims?.rating} out of 5, are invented`;
  const advice = "claims: in site.yaml takes true ones, or none.";
  return doubt(claims === builtIn.claims, "sample claims", found, advice);
}

function addresses({ contact }: Site): Doubt[] {
  const { email, privacyEmail, phone } = contact;
  const bad = [email, privacyEmail].filter((each) =>
    /[.@](?:example|invalid|test)$|[.@]example\.(?:com|net|org)$/.test(each),
  );
  if (phone && phone === builtIn.contact.phone) bad.push(phone);
  const found = [...new Set(bad)].join(", ");
  const advice = "Nobody is reached there. Put yours under contact: in site.yaml.";
  return doubt(bad.length > 0, "sample addresses", found, advice);
}

const plain = (country: string) =>
  country
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/^(?:u\.s\.a?\.|usa)$/, "us");

function foreignHelp({ help, operator }: Site): Doubt[] {
  const countries = Object.entries(help.countries);
  const found = `those of ${countries.map(([, { name }]) => name).join(" and ")}`;
  const what = "help lines of another country";
  const advice = "Put operator: country: into site.yaml, and your country's lines under help:.";
  const { country } = operator ?? {};
  const unsaid = `${found}; the site says nowhere of which country it is`;
  if (!country) return doubt(help === builtIn.help, what, unsaid, advice);
  const given = plain(country);
  const isOne = countries.some(
    ([code, { name, said }]) =>
      [code, name, said].some((each) => plain(each) === given) || given.startsWith(plain(name)),
  );
  return doubt(!isOne, what, `${found}, and the operator is of ${country}`, advice);
}

function oldHelp({ help }: Site, now: number): Doubt[] {
  const old = help.lines.filter(
    ({ confirmed }) => confirmed && now - Date.parse(confirmed) > 365 * day,
  );
  const found = old.map(({ name, confirmed }) => `${name} (${confirmed})`).join(", ");
  const advice = "Try each number again, and put the day behind confirmed: in site.yaml.";
  return doubt(old.length > 0, "help lines nobody tried for a year", found, advice);
}

function pastApp({ app }: Site, now: number): Doubt[] {
  const end = endOf(app?.release ?? "");
  const advice = "app: in site.yaml takes another release, the stores, or none.";
  return doubt(
    end !== undefined && end <= now,
    "an app release in the past",
    `${app?.release}`,
    advice,
  );
}

/** In the order of the year; winter ends with February of the next. */
const seasons = { spring: 5, summer: 8, autumn: 11, fall: 11, winter: 14 };
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Of "Summer 2025", "March 2027" and their like. */
function endOf(release: string): number | undefined {
  const year = /\b20\d\d\b/.exec(release)?.[0];
  if (!year) return undefined;
  const words = release.toLowerCase().split(/[^a-z]+/);
  const month = words.map((word) => months.indexOf(word.slice(0, 3)) + 1).find((at) => at > 0);
  const season = Object.entries(seasons).find(([name]) => words.includes(name))?.[1];
  return Date.UTC(Number(year), season ?? month ?? 12, 1);
}

function oldPolicy({ legal }: Site): Doubt[] {
  const on = legal["privacy-policy"]?.on;
  const missing = Object.entries(keptSince).flatMap(([passage, since]) =>
    on !== undefined && since > on ? [`"${passage}"`] : [],
  );
  const found = `privacy-policy.md is of ${on}, and the site has come to keep more since: ${missing.join(", ")}`;
  const advice =
    "These passages are in the policy that is built in. Say yours, and set its date: anew.";
  return doubt(missing.length > 0, "a privacy policy older than what is kept", found, advice);
}
