/** What a plan says to a visitor; each leads to logging in. */
export const visitorPlanMessages = {
  start: "Log in to save your place in this plan.",
  save: {
    title: "Log in to save this plan",
    description: "Your saved plans stay with your account.",
  },
  mark: {
    title: "Log in to mark your days",
    description: "The days you’ve prayed are saved with your account.",
  },
};
