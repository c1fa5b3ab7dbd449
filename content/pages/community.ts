type Community = {
  lead: string;
  opens: readonly string[];
  ways: readonly { id: "groups" | "requests" | "forums"; title: string; text: string }[];
  closing: string;
};

/** Where there is no app to wait for. */
export const communityWithoutApp: Community = {
  lead: "You don’t have to pray alone. Ask us to pray for you, and pray the same verse as everyone who comes today.",
  opens: [],
  ways: [],
  closing: "Tell us what’s on your heart. Somebody reads it and prays for you.",
};

/** The words of the community page. */
export const community: Community = {
  lead: "You don’t have to pray alone. In a group you’ll find people who still remember your request on Tuesday, and who’ll be glad you remembered theirs.",
  opens: ["Begin a prayer group here, today.", "More opens with the app."],
  ways: [
    {
      id: "groups",
      title: "Prayer Groups",
      text: "Begin one here, today: your family, friends from church, two who promised. In the app you’ll also meet people who are asking the same questions you are.",
    },
    {
      id: "requests",
      title: "Prayer Requests",
      text: "Share a need with one group, with everyone, or with no one. Every request starts out private, and what happens next is up to you.",
    },
    {
      id: "forums",
      title: "Discussion Forums",
      text: "Talk through a passage, a plan, or a hard week. We keep it kind, and “I\u00a0don’t\u00a0know” is a good answer.",
    },
  ],
  closing:
    "The community opens with the app, {expected}. Leave your email address, and we’ll let you know when the door is open.",
};

/** Open without the app. */
export const openToday = [
  {
    // Who has no account yet makes one first; who is signed in is led on at once.
    to: "/auth?tab=register&next=%2Fgroups",
    label: "Begin a group",
    name: "A Prayer Group of Your Own",
    text: "Invite your family, a few friends, or your small group by a link. Ask each other for prayer, and pray.",
  },
  {
    to: "/today",
    label: "Read today’s verse",
    name: "The Same Verse for Everyone",
    text: "A new verse every day, with a short prayer drawn from it. Everyone who opens the page today reads the same words.",
  },
  {
    to: "/contact#prayer-request",
    label: "Ask us to pray for you",
    name: "Someone to Pray for You",
    text: "Tell us what’s on your heart. Our prayer team reads it and prays for you, and you decide who else can see it.",
  },
] as const;
