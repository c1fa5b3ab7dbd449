import type { ReactNode } from "react";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/icon";
import { type FeatureName, features } from "../../../content/pages/features";
import { LearnMore } from "./learn-more";

const icons = {
  scripture: "book-heart",
  tracking: "circle-check-big",
  plans: "calendar-days",
  journal: "notebook-pen",
  devotionals: "sunrise",
  groups: "users-round",
  contacts: "contact-round",
  pictures: "image",
  music: "music",
  assistant: "compass",
} as const satisfies Record<FeatureName, unknown>;

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
            {index === 0 && <ScenePicture name="olive" wide className="feature-scene" />}
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
