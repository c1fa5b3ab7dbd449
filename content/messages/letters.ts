/** What the pages behind a letter say once their button was pressed. */
export const letterMessages = {
  "confirm-letters": { title: "Thank you", description: "Your address is confirmed." },
  "confirm-address": { title: "Thank you", description: "Your address is confirmed." },
  "leave-group": { title: "You’re unsubscribed", description: "You’re still in the group." },
  leave: { title: "You’re unsubscribed", description: "We won’t email you again." },
  news: { title: "Saved", description: "You get the newsletter again." },
  "no-news": { title: "Saved", description: "You get no more newsletters." },
  "no-app": { title: "Saved", description: "You’re off the waitlist." },
  monthly: { title: "Saved", description: "We write once a month at the most." },
  every: { title: "Saved", description: "You get every newsletter." },
  "pause-month": { title: "Saved", description: "Paused for a month." },
  "pause-season": { title: "Saved", description: "Paused for three months." },
  "pause-end": { title: "Saved", description: "Emails come again." },
  "verse-daily": { title: "Saved", description: "A verse comes each morning." },
  "verse-weekly": { title: "Saved", description: "A verse comes each Sunday morning." },
  "verse-none": { title: "Saved", description: "You get no verses." },
  "plan-begin": { title: "Thank you", description: "The first day comes in the morning." },
  "plan-week": {
    title: "Saved",
    description: "Paused for a week. Then you’ll pick up where you left off.",
  },
  "plan-pause": { title: "Saved", description: "Paused until you resume it." },
  "plan-go-on": { title: "Welcome back", description: "You’ll pick up where you left off." },
  "plan-hour": { title: "Saved", description: "It comes at that hour from now on." },
  "plan-leave": {
    title: "You’re unsubscribed",
    description: "No more days of this plan will come.",
  },
  undo: {
    title: "Your account is yours again",
    description: "Everyone is signed out. Now choose a new password.",
  },
} as const;
