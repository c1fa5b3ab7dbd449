import { Icon } from "~/ui/controls/icon";

const cards = [
  {
    icon: "trending-up",
    title: "Track Your Progress",
    text: "See what you have prayed for, and how it was answered.",
  },
  {
    icon: "book-open",
    title: "Scripture-Guided Prayer",
    text: "God's own words, when yours are hard to find.",
  },
  {
    icon: "users",
    title: "Community Support",
    text: "People who pray with you, if and when you ask.",
  },
  {
    icon: "sunrise",
    title: "Daily Devotionals",
    text: "A few quiet minutes to open the day.",
  },
] as const;

const copy = [
  "Digital prayer journal",
  "Scripture-based prayer templates",
  "Community sharing of prayer requests",
  "Daily devotionals",
] as const;

/** What an account is for; on wide screens only, beside the form. */
export function EntranceSide() {
  return (
    <aside
      className="night hidden content-start gap-8 bg-transparent pt-3 @desk:grid @desk:[grid-area:1/2/span_2]"
      aria-labelledby="entrance-side-heading"
    >
      <h2 id="entrance-side-heading">Transform Your Prayer Life</h2>
      <ul className="grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-2 text-small">
        {copy.map((line) => (
          <li key={line} className="flex items-center gap-2.5">
            <Icon of="check" size="1em" className="text-accent" />
            {line}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-8">
        {cards.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size="1.5em" className="text-accent" />
            <h3 className="mt-3">{title}</h3>
            <p className="mt-1 text-small text-ink-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
