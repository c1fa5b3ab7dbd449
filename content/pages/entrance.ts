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

/** Said above the registration of who was on the way to an own page. */
export const registrationLeads = {
  list: "Create an account. Then you write the names of the people you pray for.",
  there: "Create an account, and we’ll take you right there.",
};
