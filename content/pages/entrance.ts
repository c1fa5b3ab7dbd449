/** Beside the form to log in. */
export const entranceCards = [
  {
    icon: "book-heart",
    title: "Track Your Progress",
    text: "A digital prayer journal keeps what you asked and how it was answered.",
  },
  {
    icon: "book-open",
    title: "Scripture-Guided Prayer",
    text: "Scripture-based prayer templates lend you words when yours run out.",
  },
  {
    icon: "users",
    title: "Community Support",
    text: "Community sharing of prayer requests means nobody carries one alone.",
  },
  {
    icon: "sunrise",
    title: "Daily Devotionals",
    text: "Daily devotionals open the day with a theme and a prayer.",
  },
] as const;
