import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type SceneName, sceneNames, scenes } from "#content/art";
import { ScenePicture } from "~/ui/art/scene-picture";
import { BackLink } from "~/ui/controls/back-link";
import { Button, PageLink, useMounted } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { PictureView } from "./picture-canvas";
import { ratios, sizes } from "./picture-layout";
import { pictureOf, pictureQuery } from "./picture-request.server";

export { prayingStyles as links } from "~/routes/praying-styles";

export const meta = privateMeta("Words as a picture");

export function loader({ request }: LoaderFunctionArgs) {
  const picture = pictureOf(new URL(request.url).searchParams);
  if (!picture) throw data(null, { status: 404 });
  const { choices, ...shown } = picture;
  const parts = choices.filter(({ isPart }) => isPart);
  return {
    ...shown,
    choices: choices.map(({ value, label }) => ({ value, label })),
    parts: parts.map(({ value }) => ({
      path: `/picture?${pictureQuery({ ...picture.chosen, line: value })}`,
      isShown: value === picture.chosen.line,
    })),
    address: `/picture.svg?${pictureQuery(picture.chosen)}`,
  };
}

export default function WordsAsPicture() {
  const { chosen, source, choices, parts, text, name, words, address } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap flex flex-col gap-x-column gap-y-4 pt-[96px] pb-passage lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <header>
        <BackLink to={source.path}>{source.pageTitle}</BackLink>
        <h1>Words as a picture</h1>
        <p className="lead mt-4 text-ink">Keep it, or send it to someone who needs it today.</p>
        <PageLink to="/search" className="text-button">
          Another verse
        </PageLink>
      </header>
      <PictureView
        address={address}
        words={words}
        alt={`${text} ${name}`}
        below={parts.length > 0 && <Parts parts={parts} />}
      >
        <PictureForm chosen={chosen} choices={choices} />
      </PictureView>
    </div>
  );
}

function Parts({ parts }: { parts: readonly { path: string; isShown: boolean }[] }) {
  return (
    <nav aria-labelledby="parts-heading" className="border-t border-line pt-5">
      <h2 id="parts-heading" className="text-subheading">
        This passage in {parts.length} pictures
      </h2>
      <p className="mt-1 text-ink-quiet">
        In one, its words would be too small to read on a phone. Send them one after another, or
        choose a single sentence.
      </p>
      <ol className="mt-2 flex flex-wrap gap-1">
        {parts.map(({ path, isShown }, index) => (
          <li key={path}>
            <Link
              to={path}
              replace
              preventScrollReset
              aria-label={`Part ${index + 1}`}
              aria-current={isShown ? "true" : undefined}
              className="grid min-h-11 min-w-11 place-items-center aria-[current]:border-b-2 aria-[current]:font-semibold"
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How the picture is to look. A choice shows at once where scripts run. */
function PictureForm({ chosen, choices }: Pick<ReturnType<typeof loader>, "chosen" | "choices">) {
  const submit = useSubmit();
  const mounted = useMounted();
  const select = useRef<HTMLSelectElement>(null);
  // Beside the picture, links lead to other words of the same passage.
  useEffect(() => {
    if (select.current) select.current.value = chosen.line;
  }, [chosen.line]);
  return (
    <form
      method="get"
      action={mounted ? "/picture" : "/picture#picture"}
      className="form"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <input type="hidden" name="of" value={chosen.of} />
      <Scenes chosen={chosen.scene} />
      {choices.length > 1 && (
        <div className="field">
          <label htmlFor="picture-line" className="field-label">
            Words
          </label>
          <select
            ref={select}
            id="picture-line"
            name="line"
            className="control"
            defaultValue={chosen.line}
          >
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <Choice name="ratio" label="Shape" options={ratios} chosen={chosen.ratio} />
      <Choice name="size" label="Text size" options={sizes} chosen={chosen.size} />
      {!mounted && <Button variant="secondary">Show the picture</Button>}
    </form>
  );
}

/** Eight and the rest, or on a phone all in a row to swipe through; first the one that was chosen when the page came. */
function Scenes({ chosen }: { chosen: SceneName }) {
  const [first] = useState(chosen);
  const all = [first, ...sceneNames.filter((name) => name !== first)].map((name) => (
    <SceneChoice key={name} name={name} isChosen={name === chosen} />
  ));
  return (
    <fieldset className="field min-w-0">
      <legend className="field-label">Scene</legend>
      <div className="relative -mx-gutter flex snap-x gap-3 overflow-x-auto scroll-px-gutter px-gutter pt-2 pb-3 lg:m-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:p-0">
        {all.slice(0, 8)}
        <details className="flex-none max-lg:[display:contents] max-lg:details-content:[display:contents] lg:col-span-full">
          <summary className="text-button supports-[selector(::details-content)]:max-lg:hidden">
            All scenes
          </summary>
          <div className="flex gap-3 max-lg:[display:contents] lg:grid lg:grid-cols-4 lg:pt-2">
            {all.slice(8)}
          </div>
        </details>
      </div>
    </fieldset>
  );
}

const SceneChoice = ({ name, isChosen }: { name: SceneName; isChosen: boolean }) => (
  <label className="check relative grid! w-26 flex-none grid-cols-1 snap-start content-start gap-1! text-small lg:w-auto">
    <input
      type="radio"
      name="scene"
      value={name}
      defaultChecked={isChosen}
      className="peer absolute! inset-0 size-full! opacity-0"
    />
    <ScenePicture
      name={name}
      tone={scenes[name].tone}
      className="aspect-4/3 w-full rounded-medium object-cover object-[72%_100%] outline-accent peer-checked:outline-3 peer-focus-visible:outline-3 peer-focus-visible:outline-focus"
    />
    <span className="whitespace-nowrap peer-checked:font-semibold">{scenes[name].label}</span>
  </label>
);

type ChoiceProps = {
  name: string;
  label: string;
  options: Readonly<Record<string, { label: string }>>;
  chosen: string;
};

function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="field flex! flex-wrap items-center gap-x-8!">
      <legend className="field-label float-left min-w-20">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(options).map(([value, option]) => (
          <label key={value} className="check">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
