/** What the app will hold, and where it is here already. */
export const appHolds: readonly { name: string; here?: string }[] = [
  { name: "Prayers from scripture, made personal", here: "/#learn-more" },
  { name: "Plans of five minutes a day", here: "/plans" },
  { name: "A private journal of prayers and answers", here: "/account/prayers" },
  { name: "A devotional for every day", here: "/today" },
  { name: "Visual praying and scripture music" },
  { name: "Prayer groups and shared requests", here: "/groups" },
];

export const noApp = {
  title: "No App Needed",
  lead: "Everything at {name} is on this website, on any phone.",
};
