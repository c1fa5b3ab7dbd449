// samples: replace before publishing
//
// What this site says about people stands here; the counters that plans and themes begin with in
// plans/plan-counters.ts and themes/theme-counters.ts. The people and the numbers are examples: put
// real ones in their place, or take them out. Only the names of `articleAuthors` stand elsewhere too,
// in articles/articles.ts.
// `photo` is an id at the photo service, without "photo-".

export type Claims = { believers: string; rating: string };

type SocialLink = { name: string; url: string };

export type ContactDetails = {
  email: string;
  privacyEmail: string;
  phone?: string;
  /** The same number as a link. */
  phoneHref?: string;
  supportHours?: string;
  /** After "We reply". */
  reply?: string;
  social: readonly SocialLink[];
};

type Portrait = { photo?: string; alt?: string };

export type Testimonial = { quote: string; name: string; role: string } & Portrait;

export type TeamMember = { name: string; role: string; bio: string } & Portrait;

/** Shown as "over 100,000 believers" and "4.9 out of 5". */
export const claims: Claims = { believers: "100,000", rating: "4.9" };

export const contactDetails: ContactDetails = {
  email: "hello@prayerlife.example",
  privacyEmail: "privacy@prayerlife.example",
  phone: "(555) 010-0142",
  phoneHref: "tel:+15550100142",
  supportHours: "Monday to Friday, 9:00 AM to 5:00 PM EST",
  reply: "within 24 hours on business days",
  social: [{ name: "Facebook", url: "https://www.facebook.com/" }],
};

/** Home. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "The prayers say ‘I’ and ‘me,’ straight from the verse. I used to hunt for the right words. Now I read a line of Scripture, pray it as my own, and it stays with me at work.",
    name: "Laura P.",
    role: "Small group member",
    photo: "1494790108377-be9c29b29330",
  },
  {
    quote:
      "Our teens start the evening with a day from the 5-minute prayer plans. It is short enough to keep them listening and honest enough to get them talking. Some have begun praying on the bus.",
    name: "Joel D.",
    role: "Youth leader",
    photo: "1507003211169-0a1dd7228f2d",
  },
  {
    quote:
      "Our church joined a global prayer chain. When we go to bed, believers in another country are waking up to pray. I look forward to our turn.",
    name: "Christine W.",
    role: "Church prayer coordinator",
    photo: "1438761681033-6461ffad8d80",
  },
];

/** Community page. */
export const communityTestimonials: readonly Testimonial[] = [
  {
    quote:
      "After my father’s funeral I had no words left. I borrowed the prayers here, a line at a time, sitting in my car. They didn’t hurry me or explain anything. Later I found some words of my own.",
    name: "Peter A.",
    role: "Prays on this site",
    photo: "1500648767791-00dcc994a43e",
  },
  {
    quote:
      "I was new in town and shy about asking for prayer. I typed a short request and almost deleted it. Somebody answered that evening and asked me, by name, how I was.",
    name: "Ruth E.",
    role: "Asked our team to pray",
    photo: "1544005313-94ddf0286df2",
  },
];

/** About page. */
export const team: readonly TeamMember[] = [
  {
    name: "Rebecca S.",
    role: "Founder",
    bio: "Rebecca led prayer groups at her church for many years before she started Prayer LIFE. She decides what we build and, more often, what we leave out. She prays best on a slow walk before breakfast.",
    photo: "1573496359142-b8d87734a5a2",
  },
  {
    name: "Thomas G.",
    role: "Pastoral Adviser",
    bio: "Thomas has been a pastor in the city and in a farming village. Of every prayer he asks how it would sound beside a hospital bed. His notes in the margin are kind.",
    photo: "1560250097-0b93528c311a",
  },
  {
    name: "Naomi B.",
    role: "Editor of Plans and Devotionals",
    bio: "Naomi chooses the passages and edits the words around them. She used to teach literature and still removes adjectives for pleasure. The psalms of lament are the pages of her Bible that show the most wear.",
    photo: "1580489944761-15a19d654956",
  },
  {
    name: "Andrew L.",
    role: "Product and Engineering",
    bio: "Andrew builds the website and the app. He cares that they load on an old phone, that they can be used without sight, and that private prayers stay private. He sings bass in his church choir.",
    photo: "1519085360753-af0119f7cbe7",
  },
  {
    name: "Grace O.",
    role: "Community and Prayer Requests",
    bio: "Grace gathers the people who pray for the requests that visitors send. She came to faith as an adult and remembers how strange church words can sound. New people at the door are her favorite people.",
    photo: "1531123897727-8f129e1688ce",
  },
];

/** Photo id by author of the articles. */
export const articleAuthors: Readonly<Record<string, string>> = {
  "Daniel M.": "1472099645785-5658abf4ff4e",
  "Hannah R.": "1517841905240-472988babdf9",
  "Samuel K.": "1506794778202-cad84cf45f1d",
};
