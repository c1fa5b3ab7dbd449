import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Button } from "~/ui/controls/button";
import { useMounted } from "~/ui/controls/use-mounted";
import { ratios, sizes } from "./picture-layout";
import type { Picture } from "./picture-request.server";
import { pictureScenes, sceneNames } from "./picture-scenes";

/** How the picture is to look. A choice shows at once where scripts run. */
export function PictureForm({
  chosen,
  words,
}: Pick<Picture, "chosen"> & { words: readonly { value: string; label: string }[] }) {
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
      <fieldset className="field">
        <legend className="field-label">Scene</legend>
        <div className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-4">
          {sceneNames.map((name) => (
            <label key={name} className="grid gap-1 text-small">
              <ScenePicture
                name={name}
                tone={pictureScenes[name].tone}
                className="aspect-4/3 w-full rounded-small object-cover object-[72%_100%]"
              />
              <span className="check">
                <input
                  type="radio"
                  name="scene"
                  value={name}
                  defaultChecked={name === chosen.scene}
                />
                {pictureScenes[name].label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {!mounted && <Button variant="secondary">Show the picture</Button>}
    </form>
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
