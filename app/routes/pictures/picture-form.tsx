import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SceneName } from "#content/art";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Button } from "~/ui/controls/button";
import { useMounted } from "~/ui/controls/use-mounted";
import { ratios, sizes } from "./picture-layout";
import type { Picture } from "./picture-request.server";
import { pictureScenes, sceneNames } from "./picture-scenes";

type PictureFormProps = Pick<Picture, "chosen"> & {
  words: readonly { value: string; label: string }[];
};

/** How the picture is to look. A choice shows at once where scripts run. */
export function PictureForm({ chosen, words }: PictureFormProps) {
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
      className="form self-start"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <input type="hidden" name="of" value={chosen.of} />
      <Scenes chosen={chosen.scene} />
      {words.length > 1 && (
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
            {words.map(({ value, label }) => (
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

function Scenes({ chosen }: { chosen: SceneName }) {
  return (
    <fieldset className="field min-w-0">
      <legend className="field-label">Scene</legend>
      <div className="grid grid-cols-6 gap-2 pt-2 pb-1 text-fine sm:gap-3 sm:text-small lg:grid-cols-3">
        {sceneNames.map((name) => (
          <label key={name} className="check relative grid! content-start gap-1!">
            <ScenePicture
              name={name}
              tone={pictureScenes[name].tone}
              className="aspect-4/3 w-full rounded-small object-cover object-[72%_100%] -outline-offset-3 outline-accent [label:has(:checked)>&]:outline-3"
            />
            <input
              type="radio"
              name="scene"
              value={name}
              defaultChecked={name === chosen}
              className="absolute! top-1 right-1 not-checked:opacity-0 max-sm:scale-75"
            />
            <span>{pictureScenes[name].label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: Readonly<Record<string, { label: string }>>;
  chosen: string;
};

function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
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
