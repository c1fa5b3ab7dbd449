import { Icon } from "~/ui/controls/icon";

const cards = [
  {
    icon: "book-heart",
    title: "Track Your Progress",
    text: "A digital prayer journal: what you asked for, and how it was answered.",
  },
  {
    icon: "book-open",
    title: "Scripture-Guided Prayer",
    text: "Scripture-based prayer templates, for when words are hard to find.",
  },
  {
    icon: "users",
    title: "Community Support",
    text: "Community sharing of prayer requests, if and when you ask.",
  },
  {
    icon: "sunrise",
    title: "Daily Devotionals",
    text: "Daily devotionals: a few quiet minutes to open the day.",
  },
] as const;

/** What an account is for; on wide screens only, beside the form. */
export function EntranceSide() {
  return (
    <aside
      className="night hidden content-start gap-8 bg-transparent @desk:grid @desk:[grid-area:1/2/span_2]"
      aria-labelledby="entrance-side-heading"
    >
      <h2 id="entrance-side-heading" className="text-scripture leading-body">
        Transform Your Prayer Life
      </h2>
      <ul className="grid grid-cols-2 gap-8">
        {cards.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size="1.5em" className="text-accent" />
            <h3 className="mt-3 text-base">{title}</h3>
            <p className="mt-1 text-small text-ink-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
