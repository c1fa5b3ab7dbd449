import { ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/icon";
import { type FeatureName, features } from "../../../content/pages/features";

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

const comingSoon =
  "Coming soon: More detailed information about this feature will be available in the app.";

/**
 * What the app offers, in three weights: one large, three beside it, the rest a list.
 * @param folded on a phone all but the first wait to be opened
 */
export function FeatureList({ folded = false }: { folded?: boolean }) {
  return (
    <>
      <ul className="[display:contents]">{entries.slice(0, 1)}</ul>
      <details
        open={!folded}
        className="@trio:[display:contents] @trio:details-content:[display:contents]"
      >
        <summary className="text-button supports-[selector(::details-content)]:@trio:hidden">
          Nine more ways
        </summary>
        <ul className="grid gap-5 pt-4 @trio:[display:contents]">{entries.slice(1)}</ul>
      </details>
    </>
  );
}

const besideSign = "mt-4 mb-1.5 @min-[17rem]:mt-0 @trio:mt-4";

const first =
  "feature-first night relative isolate overflow-clip rounded-stage bg-[linear-gradient(200deg,var(--color-dusk),transparent_70%)] px-stage pt-stage pb-[clamp(13rem,40vw,15rem)] @trio:col-span-full @wall:[grid-area:1/1/4/8]";

/** In one column the words stand beside the sign. */
const others =
  "@min-[17rem]:grid @min-[17rem]:grid-cols-[1.75rem_minmax(0,1fr)] @min-[17rem]:gap-x-4 @min-[17rem]:*:not-[svg]:col-start-2 @trio:flow-root";

function weight(index: number): string {
  if (index === 0) return first;
  if (index < 4) return `card p-[min(1.5rem,6vw)] @trio:col-span-2 @wall:col-[8/-1] ${others}`;
  return `pt-5 pb-2 @trio:col-span-3 @wall:col-span-4 @wall:mt-3 ${others}`;
}

const entries = features.map(({ name, title, text }, index) => (
  <li key={name} className={`feature flow-root border-t border-line ${weight(index)}`}>
    {index === 0 && (
      <ScenePicture
        name="olive"
        wide
        className="absolute inset-x-0 bottom-0 -z-1 mask-dawn-60% [--scene-height:clamp(14rem,52vw,22rem)]"
      />
    )}
    <Icon of={icons[name]} size="1.625em" className="text-ink-quiet" />
    <h3 id={`feature-${name}`} className={index === 0 ? "mt-4 mb-1.5 text-title" : besideSign}>
      {title}
    </h3>
    <p className={index === 0 ? "mt-4 mb-2 max-w-120 text-lead" : "text-ink-quiet"}>{text}</p>
    <details>
      <summary className="text-button" aria-describedby={`feature-${name}`}>
        Learn more
      </summary>
      <p className="pb-3 text-small">{comingSoon}</p>
    </details>
  </li>
));
