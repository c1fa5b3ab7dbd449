import { filled } from "../filled.server";
import { builtIn, type Site, site } from "../site.server";

type Row = { title: string; text: string };

/** The invented people and figures that a site shows, by name. */
export function inventedIn({
  team,
  testimonials,
  communityTestimonials,
  samples,
}: Site): readonly string[] {
  const parts: [boolean, string][] = [
    [team === builtIn.team, "the team"],
    [testimonials === builtIn.testimonials, "voices at home"],
    [communityTestimonials === builtIn.communityTestimonials, "voices of the community"],
    [samples, "authors and counters"],
  ];
  return parts.flatMap(([isShown, name]) => (isShown ? name : []));
}

/** What to call them on a page. */
const said: Readonly<Record<string, string>> = {
  "the team": "the team on this page",
  "voices at home": "the members quoted on the home page",
  "voices of the community": "the voices on the community page",
  "authors and counters":
    "the authors named on plans and articles, with the dates of the articles, and the numbers that plans and themes begin to count from",
};

const listed = new Intl.ListFormat("en");

const samplesOf = (shown: Site): Row[] => [
  ...inventedIn(shown)
    .slice(0, 1)
    .map(() => ({
      title: "People and counts",
      text: `Invented, to show what would stand there: ${listed.format(inventedIn(shown).map((name) => said[name] ?? name))}. Nobody of these names wrote or read anything here. What visitors really do is added to the numbers.`,
    })),
  ...(shown.claims === builtIn.claims && shown.claims
    ? [
        {
          title: "Figures",
          text: `The ${shown.claims.believers} believers and the rating of ${shown.claims.rating} out of 5 are samples. Nobody was counted, and nothing was rated.`,
        },
      ]
    : []),
  ...(shown.samples && !shown.about
    ? [
        {
          title: "The story and the dates",
          text: "Our story, the year in which we were founded, and the dates at the top of the legal pages are samples, too.",
        },
      ]
    : []),
  ...(shown.app === builtIn.app
    ? [
        {
          title: "The app",
          text: `It was announced for ${shown.app?.release}, and it isn’t out. What is said of it is a plan. What says “here” works on this site today.`,
        },
      ]
    : []),
  ...(shown.contact === builtIn.contact
    ? [
        {
          title: "Addresses",
          text: "The email addresses and the phone number reach nobody. Whoever runs this site has yet to put their own in the place of these.",
        },
      ]
    : []),
];

const restOf = (): Row[] => [
  {
    title: "Scripture",
    text: "The Berean Standard Bible, which is in the public domain, word for word. A program compares every verse quoted in our own pages with its text.",
  },
  {
    title: "Prayers and reflections",
    text: "The plans, themes, articles, and prayers that come with this site were written for it. We don’t claim that a pastor, a counselor, or a doctor has read them. If something in them is wrong, or hurts, tell us.",
  },
  {
    title: "Old prayers",
    text: "From the Book of Common Prayer of 1662 and other books that belong to everyone. Each names its source.",
  },
  {
    title: "Pictures",
    text: "Drawn for this site.{photos} Photographs come from Unsplash, and show nobody who is named here.{/photos}",
  },
  {
    title: "Who answers for it",
    text: "{operator} answers for this site, for who reads what you send, and for the numbers under “Help now.” You’re welcome to ask.",
  },
];

/** For the page about us: what is invented, and where the rest is from. */
export function whatIsSample(): { samples: Row[]; rest: Row[] } {
  const shown = site();
  const fill = ({ title, text }: Row) => ({ title, text: filled(text) });
  return { samples: samplesOf(shown).map(fill), rest: restOf().map(fill) };
}
