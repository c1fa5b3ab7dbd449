import { inventedIn } from "#content/pages/what-is-sample";
import { builtIn, type Site } from "#content/site.server";
import { advices, keptSince } from "#content/site-doubts";
import { day } from "#db/time";

type Doubt = { what: string; found: string; advice: string };

/** What a site should not tell the public, or no longer. */
export function doubtsAbout(site: Site, now: number): Doubt[] {
  const { claims, app } = site;
  const found: Record<keyof typeof advices, string | false | undefined> = {
    "sample people": people(site),
    "sample claims": claims === builtIn.claims && `${claims?.believers}, ${claims?.rating} of 5`,
    "sample addresses": addresses(site),
    "help lines of another country": foreignHelp(site),
    "help lines nobody tried for a year": oldHelp(site, now),
    "an app release in the past": (endOf(app?.release) ?? now + 1) <= now && app?.release,
    "a privacy policy older than what is kept": oldPolicy(site),
  };
  return Object.entries(advices).flatMap(([what, advice]) => {
    const words = found[what as keyof typeof advices];
    return words ? [{ what, found: words, advice }] : [];
  });
}

function people(site: Site) {
  const invented = inventedIn(site);
  return invented.length > 0 && `invented are ${invented.join(", ")}`;
}

function addresses({ contact: { email, privacyEmail, phone }, links }: Site) {
  const isSample = (each: string) =>
    each === builtIn.contact.phone ||
    /[.@](?:example|invalid|test)$|[.@]example\.(?:com|net|org)$/.test(each);
  const hosts = links.map(({ to }) => /^https:\/\/([^/:?#]+)/.exec(to)?.[1] ?? "");
  return [...new Set([email, privacyEmail, phone ?? "", ...hosts].filter(isSample))].join(", ");
}

const plain = (country: string) =>
  country
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/^(?:u\.s\.(?:a\.)?|usa)$/, "us");

function foreignHelp({ help, operator }: Site) {
  const countries = Object.entries(help.countries);
  const found = `those of ${countries.map(([, { name }]) => name).join(" and ")}`;
  const { country } = operator ?? {};
  if (!country)
    return help === builtIn.help && `${found}; the site says nowhere of which country it is`;
  const given = plain(country);
  const isOne = countries.some(
    ([code, { name, said }]) =>
      [code, name, said].some((each) => plain(each) === given) || given.startsWith(plain(name)),
  );
  return !isOne && `${found}, and the operator is of ${country}`;
}

const oldHelp = ({ help }: Site, now: number) =>
  help.lines
    .filter(({ confirmed }) => confirmed && now - Date.parse(confirmed) > 365 * day)
    .map(({ name, confirmed }) => `${name} (${confirmed})`)
    .join(", ");

/** In the order of the year; winter ends with February of the next. */
const seasons = { spring: 5, summer: 8, autumn: 11, fall: 11, winter: 14 };
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Of "Summer 2025", "March 2027" and their like. */
function endOf(release = ""): number | undefined {
  const year = /\b20\d\d\b/.exec(release)?.[0];
  if (!year) return undefined;
  const words = release.toLowerCase().split(/[^a-z]+/);
  const month = words.map((word) => months.indexOf(word.slice(0, 3)) + 1).find((at) => at > 0);
  const season = Object.entries(seasons).find(([name]) => words.includes(name))?.[1];
  return Date.UTC(Number(year), season ?? month ?? 12, 1);
}

function oldPolicy({ legal }: Site) {
  const on = legal["privacy-policy"]?.on ?? "9999";
  const missing = Object.entries(keptSince).flatMap(([passage, since]) =>
    since > on ? [`"${passage}"`] : [],
  );
  return (
    missing.length > 0 &&
    `privacy-policy.md is of ${on}, and the site has come to keep more since: ${missing.join(", ")}`
  );
}
