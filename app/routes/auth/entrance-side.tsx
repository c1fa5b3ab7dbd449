import { Icon } from "~/ui/controls/icon";

const cards = [
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

/** What an account is for; on wide screens only, beside the form. */
export function EntranceSide() {
  return (
    <aside
      className="night hidden content-start gap-8 self-baseline bg-transparent @desk:grid @desk:[grid-area:1/2/span_2]"
      aria-labelledby="entrance-side-heading"
    >
      <h2 id="entrance-side-heading" className="text-scripture">
        Transform Your Prayer Life
      </h2>
      <ul className="mt-5 grid gap-8">
        {cards.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-5">
            <Icon of={icon} size="1.75em" className="text-accent" />
            <div>
              <h3 className="text-subheading">{title}</h3>
              <p className="mt-1 text-small text-ink-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
