/** The words of the community page; the two voices stand in `samples.ts`. */
export const community = {
  lead: "Nobody has to pray alone. In the app you will find people who remember your request on a Tuesday, and who will let you do the same for them.",
  opens: ["Groups open with the app.", "Until then, pray with us."],
  ways: [
    {
      id: "groups",
      title: "Prayer Groups",
      text: "Small circles that meet in the app. Start one with friends from church, or join people who live with the same questions.",
    },
    {
      id: "requests",
      title: "Prayer Requests",
      text: "Share a need with one group or with everyone, or keep it to yourself. Private is the starting point. The rest is your choice.",
    },
    {
      id: "forums",
      title: "Discussion Forums",
      text: "Talk about a passage, a plan, or a hard week. The tone is kind, and “I\u00a0don’t\u00a0know” is a good answer.",
    },
  ],
  closing:
    "The community lives in the app, which is expected in Summer 2025. Leave your email address, and we will tell you when the door is open.",
} as const;
