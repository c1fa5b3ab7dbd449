/** The words of the community page; the two voices stand in `samples.ts`. */
export const community = {
  lead: "You don’t have to pray alone. In the app you’ll find people who still remember your request on Tuesday, and who’ll be glad you remembered theirs.",
  opens: ["Groups open with the app.", "Until then, pray with us."],
  ways: [
    {
      id: "groups",
      title: "Prayer Groups",
      text: "Small groups that meet in the app. Start one with friends from church, or join people who are asking the same questions you are.",
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
    "The community opens with the app, expected in Summer 2025. Leave your email address, and we’ll let you know when the door is open.",
} as const;
