import { features } from "#content/pages/features";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/icon";

const comingSoon =
  "Coming soon: More detailed information about this feature will be available in the app.";

/**
 * What the app offers, in three weights: one large, three beside it, the rest a list.
 * On a phone the others wait to be opened.
 * @param folded there all but the first do
 */
export function FeatureList({ folded = false }: { folded?: boolean }) {
  const open = folded ? 1 : 4;
  return (
    <>
      <ul className="[display:contents]">{entries.slice(0, open)}</ul>
      <details
        className={`${folded ? "" : "group "}@trio:[display:contents] @trio:details-content:[display:contents]`}
      >
        <summary
          className={`${folded ? "text-button" : row} supports-[selector(::details-content)]:@trio:hidden`}
        >
          {folded ? "Nine" : "Six"} more ways
          {!folded && <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />}
        </summary>
        <ul className="grid gap-5 pt-4 @trio:[display:contents]">{entries.slice(open)}</ul>
      </details>
    </>
  );
}

/** As a question of the FAQs opens. */
const row =
  "summary-plain flex items-center justify-between gap-6 border-y border-line py-4.5 font-semibold hover:underline";

type Classes = { card: string; title?: string; text: string };

const first: Classes = {
  card: "feature-first night relative isolate overflow-clip rounded-stage border border-line bg-linear-[200deg,var(--color-dusk),transparent_70%] p-stage pb-[clamp(13rem,40vw,15rem)] @trio:col-span-full @wall:[grid-area:1/1/4/9]",
  title: "text-heading",
  text: "mt-3 mb-2 max-w-120 text-lead",
};
const beside: Classes = {
  card: "card p-[min(1.5rem,6vw)] pb-3 @trio:col-span-2 @wall:col-[9/-1]",
  text: "mt-1.5 text-ink-quiet",
};
const listed: Classes = {
  ...beside,
  card: "border-t border-line pt-5 @trio:col-span-3 @wall:col-span-4 @wall:mt-9",
};

const more = "text-button text-small";

const classesOf = (index: number) => (index === 0 ? first : index < 4 ? beside : listed);

const entries = features.map(({ name, title, text }, index) => {
  const classes = classesOf(index);
  return (
    <li key={name} className={`feature ${classes.card}`}>
      {index === 0 && (
        <ScenePicture
          name="olive"
          wide
          className="absolute inset-x-0 bottom-0 -z-1 mask-dawn-60% [--scene-height:clamp(14rem,52vw,22rem)]"
        />
      )}
      <h3 id={`feature-${name}`} className={classes.title}>
        {title}
      </h3>
      <p className={classes.text}>{text}</p>
      <details>
        <summary className={more} aria-describedby={`feature-${name}`}>
          Learn more
        </summary>
        {comingSoon}
      </details>
    </li>
  );
});
