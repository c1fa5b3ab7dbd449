import { privateRequest } from "./pages/contact";
import { type Site, site } from "./site.server";

/** What stands in the places that texts keep for it: `{name}`. */
function placesOf({
  name,
  shortName,
  contact,
  app,
  operator,
}: Site): Readonly<Record<string, string>> {
  const { email, privacyEmail, phone = "", supportHours } = contact;
  const hours = supportHours ? ` (${supportHours})` : "";
  const { release, stores } = app ?? {};
  return {
    name,
    shortName,
    email,
    privacyEmail,
    phone,
    privateRequest,
    orCall: phone && ` or call ${phone}${supportHours ? `, ${supportHours}` : ""}`,
    reached: phone ? `write to ${email}, or call ${phone}` : `or write to ${email}`,
    reachedAt: phone ? `write to ${email}, or call ${phone}${hours}` : `or write to ${email}`,
    hours: supportHours ? ` Support hours are ${supportHours}.` : "",
    reply: contact.reply ? `We reply ${contact.reply}.` : "We read every message.",
    expected: release ? `expected in ${release}` : stores ? "in the app stores" : "on its way",
    announced: release ? `announced for ${release}` : stores ? "in the app stores" : "being made",
    operator: operator
      ? [operator.name, operator.address, operator.country].filter(Boolean).join(", ")
      : name,
    law: operator?.law ?? "",
  };
}

/** Parts of a text that stand where their name is so, as `{app}…{/app}`. */
const partsOf = ({ app, samples, operator, photos }: Site): Readonly<Record<string, boolean>> => ({
  app: app !== undefined,
  noapp: app === undefined,
  samples,
  photos: photos === "service",
  ownlaw: operator?.law !== undefined,
  ourlaw: samples && operator?.law === undefined,
});

/** A text as this site says it. */
export function filled(
  text: string,
  make: (value: string, name: string) => string = String,
): string {
  if (!text.includes("{")) return text;
  const [places, parts] = [placesOf(site()), partsOf(site())];
  return text
    .replaceAll(
      /\{(app|noapp|samples|photos|ownlaw|ourlaw)\}((?:[^{}]|\{\w+\})*)\{\/\1\}/g,
      (_, part, inner) => (parts[part] ? inner : ""),
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name) => {
      const value = places[name];
      return value === undefined ? whole : make(value, name);
    });
}
