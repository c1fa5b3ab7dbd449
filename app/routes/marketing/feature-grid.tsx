import BookHeart from "lucide-react/icons/book-heart";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleCheckBig from "lucide-react/icons/circle-check-big";
import Compass from "lucide-react/icons/compass";
import ContactRound from "lucide-react/icons/contact-round";
import ImageIcon from "lucide-react/icons/image";
import Music from "lucide-react/icons/music";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Sunrise from "lucide-react/icons/sunrise";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { Scene } from "~/ui/art/scene";
import { Icon } from "~/ui/controls/icon";
import { type FeatureName, features } from "../../../content/pages/features";
import { LearnMore } from "./learn-more";

const icons = {
  scripture: BookHeart,
  tracking: CircleCheckBig,
  plans: CalendarDays,
  journal: NotebookPen,
  devotionals: Sunrise,
  groups: UsersRound,
  contacts: ContactRound,
  pictures: ImageIcon,
  music: Music,
  assistant: Compass,
} satisfies Record<FeatureName, unknown>;

type FeatureGridProps = {
  /** Where to go from here. */
  children?: ReactNode;
};

/** What the app offers, in three weights: one large, three beside it, the rest a list. */
export function FeatureGrid({ children }: FeatureGridProps) {
  return (
    <section id="features" aria-labelledby="features-heading" className="wrap band @container">
      <h2 id="features-heading" className="text-title">
        Ten ways the app will help you pray
      </h2>
      <p className="lead mt-3">All of them in one quiet app.</p>
      <ul className="my-part grid gap-x-inset gap-y-5 @trio:grid-cols-6 @wall:grid-cols-12">
        {features.map(({ name, title, text }, index) => (
          <li key={name} className={weight(index)}>
            {index === 0 && <Scene name="olive" wide className="feature-scene" />}
            <Icon of={icons[name]} size="1.625em" />
            <h3 id={`feature-${name}`}>{title}</h3>
            <p>{text}</p>
            <LearnMore title={title} about={`feature-${name}`} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function weight(index: number): string {
  if (index === 0) return "feature feature-first night";
  return index < 4 ? "feature card" : "feature";
}
