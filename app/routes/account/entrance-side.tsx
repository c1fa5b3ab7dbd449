import BookOpen from "lucide-react/icons/book-open";
import Sunrise from "lucide-react/icons/sunrise";
import TrendingUp from "lucide-react/icons/trending-up";
import Users from "lucide-react/icons/users";
import { Icon } from "~/ui/icon";

const cards = [
  {
    icon: TrendingUp,
    title: "Track Your Progress",
    text: "A digital prayer journal keeps what you pray for and how it is answered.",
  },
  {
    icon: BookOpen,
    title: "Scripture-Guided Prayer",
    text: "Scripture-based prayer templates give you words when you have none.",
  },
  {
    icon: Users,
    title: "Community Support",
    text: "Community sharing of prayer requests, if and when you choose to share.",
  },
  {
    icon: Sunrise,
    title: "Daily Devotionals",
    text: "Daily devotionals open the day with a reading and a prayer.",
  },
];

/** What an account is for; on wide screens only, beside the form. */
export function EntranceSide() {
  return (
    <aside className="entrance-side night" aria-labelledby="entrance-side-heading">
      <h2 id="entrance-side-heading">Transform Your Prayer Life</h2>
      <ul className="entrance-cards">
        {cards.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size="1.75em" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
