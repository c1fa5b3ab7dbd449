import { whole } from "./check";

/** Of the template of another, with other words: visited with `npm run axe`. */
const alike = [
  "/terms",
  "/cookie-policy",
  "/ccpa",
  "/plan/peace",
  "/today/2027-03-28",
  "/today/2027-07-06",
  "/bible/philippians/4?v=6-7",
  "/bible/psalms/23?pray=amen",
  "/pray?hour=morning",
  "/pray?hour=evening",
  "/pray?hour=evening&pray=now",
  "/theme/theme-2?pray=amen",
];

const all: Record<string, readonly string[]> = {
  home: ["/", "/?featured=all&popular=all&themes=all", "/?prayer=faith&done=save"],
  "what is offered": ["/features", "/blog", "/contact", "/coming-soon"],
  "the ways in": ["/auth", "/auth?tab=register", "/no-such-page", "/account/goodbye"],
  words: [
    "/about",
    "/careers",
    "/community",
    "/help-center",
    "/faqs",
    "/sitemap",
    "/offline",
    "/preferences?done=preferences",
  ],
  rules: ["/privacy-policy", "/terms", "/cookie-policy", "/ccpa", "/accessibility"],
  "plans and themes": [
    "/plan/anxiety-plan?day=4",
    "/plan/anxiety-plan?day=4&pray=now",
    "/plan/peace",
    "/plan/1?done=save",
    "/theme/theme-17",
    "/theme/theme-17?pray=now",
    "/plan/anxiety-plan/print",
    "/prayers/occasions",
    "/plans?length=week",
    "/themes",
  ],
  days: [
    "/today/night?day=2026-12-24&step=4",
    "/today/morning?day=2027-03-26&pray=amen",
    ...["2026-12-24", "2027-03-28", "2027-05-16", "2027-07-06"].map((day) => `/today/${day}`),
  ],
  "the Bible and the search": [
    "/bible",
    "/bible/psalms",
    "/bible/psalms/119?v=105",
    "/bible/philippians/4?v=6-7",
    "/bible/genesis/1?as=lines",
    "/bible/psalms/23?v=1-3&pray=lectio&step=2",
    "/bible/psalms/23?pray=amen",
    "/bible/index",
    "/bible/about/despair",
    "/search",
    "/search?q=cant%20sleep",
    "/search?q=phil%204%206",
  ],
  praying: [
    ...["morning", "midday", "evening", "night"].map((hour) => `/pray?hour=${hour}`),
    "/pray?hour=night&pray=now&line=2",
    "/pray?hour=evening&pray=now",
    "/pray?hour=midday&pray=now",
    "/pray?hour=midday&pray=amen",
    "/theme/theme-2?pray=amen",
  ],
};

/** Public pages by their kind; one test visits a kind. */
export const pages = Object.fromEntries(
  Object.entries(all).map(([kind, paths]) => [
    kind,
    paths.filter((path) => whole || !alike.includes(path)),
  ]),
);

/** What is behind the sign-in, of somebody who keeps one prayer. */
export const ownPages = (handle: string): readonly string[] => [
  "/account",
  "/account/settings",
  "/account/settings?change=bell",
  "/account/factor",
  "/account/lock",
  "/account/light",
  "/account/people",
  "/account/prayers/pray",
  "/account/prayers/import",
  "/account/prayers/print",
  "/account/privacy/everything",
  "/account/privacy/delete",
  "/account/saved",
  "/account/prayers/answered",
  "/groups",
  ...["", "/edit", "/answer", "/rest", "/delete"].map(
    (intent) => `/account/prayers/${handle}${intent}`,
  ),
];
