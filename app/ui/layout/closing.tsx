import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "#content/art";
import { ScenePicture } from "../art/scene-picture";
import { useNamed } from "./site-words";

type ClosingProps = {
  heading: string;
  text: string;
  scene: SceneName;
  tone?: SceneTone;
  children: ReactNode;
};

const room = "[--dawn-at:0_0_at_0_0] pb-52 @list:pb-[28vw] @wall:pb-30";

export function Closing({ heading, text, scene, tone, children }: ClosingProps) {
  const named = useNamed();
  return (
    <section
      aria-labelledby="closing-heading"
      className="wrap no-print @container pt-[clamp(1rem,3vw,3rem)] pb-band [.sunken+&]:pt-band"
    >
      <div className={`vigil night ${room}`}>
        <Behind name={scene} tone={tone} />
        <h2 id="closing-heading" className="max-w-136">
          {heading}
        </h2>
        <p className="lead mt-4 max-w-136 text-ink">{named(text)}</p>
        <div className="buttons mt-8 max-w-136">{children}</div>
      </div>
    </section>
  );
}

/** All of the drawing at the right, its sun too, below the fade; next to nothing behind the words. */
const band =
  "[--scene-height:11rem] @list:[--scene-height:34vw] @max-wall:mask-dawn-45% @wall:[--scene-width:60rem] @wall:[mask-image:linear-gradient(to_left,#000_min(30rem,34vw),#000c_37rem,#0007_43rem,#0002_50rem,#0000_56rem)]";

function Behind({ name, tone }: { name: SceneName; tone?: SceneTone }) {
  return (
    <span className="dawn-rings absolute inset-0 overflow-clip rounded-[inherit]">
      <ScenePicture
        name={name}
        tone={tone}
        wide
        className={`absolute right-0 bottom-0 object-cover object-right-bottom @wall:[--scene-height:100%] ${band}`}
      />
    </span>
  );
}
