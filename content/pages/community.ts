type Community = {
  lead: string;
  ways: readonly {
    icon: "users" | "heart-handshake" | "messages-square";
    title: string;
    text: string;
  }[];
  closing: string;
};

/** Where there is no app to wait for. */
export const communityWithoutApp: Community = {
  lead: "You don’t have to pray alone. Ask us to pray for you, and pray the same verse as everyone who comes today.",
  ways: [],
  closing: "Begin with two or three today. Ask each other for prayer, and pray.",
};

/** The words of the community page. */
export const community: Community = {
  lead: "You don’t have to pray alone. In a group you’ll find people who still remember your request on Tuesday, and who’ll be glad you remembered theirs.",
  ways: [
    {
      icon: "users",
      title: "Prayer Groups",
      text: "Begin one here, today: your family, friends from church, two who promised. In the app you’ll also meet people who are asking the same questions you are.",
    },
    {
      icon: "heart-handshake",
      title: "Prayer Requests",
      text: "Share a need with one group, with everyone, or with no one. Every request starts out private, and what happens next is up to you.",
    },
    {
      icon: "messages-square",
      title: "Discussion Forums",
      text: "Talk through a passage, a plan, or a hard week. We keep it kind, and “I\u00a0don’t\u00a0know” is a good answer.",
    },
  ],
  closing:
    "Begin with two or three today. More opens with the app, {expected}: leave your email address, and we’ll tell you.",
};

/** Where each door leads, and what comes next behind the first. */
export const communityDoors = {
  begin: {
    // Who has no account yet makes one first; who is signed in is led on at once.
    to: "/auth?tab=register&next=%2Fgroups",
    label: "Begin a group",
    next: "A group begins today: an account, a name, a link to send.",
  },
  own: { next: "Your group. See who’s asking, and pray." },
  join: {
    to: "/coming-soon",
    label: "Join the Community",
  },
};

/** Open without the app. */
export const openToday = [
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
