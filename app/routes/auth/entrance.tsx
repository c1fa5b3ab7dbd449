import type { ReactNode } from "react";
import { entranceCards } from "#content/pages/entrance";
import { dimmed, Foreground, ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/controls";
import { useNamed } from "~/ui/layout/site-words";

type EntranceProps = {
  title: string;
  lead: string;
  alone?: boolean;
  children: ReactNode;
};

export function Entrance({ title, lead, alone = false, children }: EntranceProps) {
  return (
    <div
      className={`entrance ${dimmed} after:-z-1 @container relative isolate overflow-clip bg-night bg-[linear-gradient(var(--color-night-deep),var(--color-night)_20rem)] pt-[calc(var(--spacing-bar)+clamp(2rem,5vw,4rem))] pb-[clamp(5rem,10vw,8rem)] @wall:pt-[calc(var(--spacing-bar)+2rem)] [--page:var(--color-night-deep)] xl:min-h-248 forced-colors:[&_svg]:text-[CanvasText]`}
    >
      <ScenePicture
        name="hills"
        wide
        eager
        className="absolute inset-x-0 top-[max(6.25rem,28rem-87vw)] -z-2 object-cover object-[72%] [--scene-height:14rem] @max-wall:[mask-image:linear-gradient(#0000_22%,#000_45%,#000_64%,#0000_80%)] @wall:mask-dawn-40% @wall:top-124 @wall:[--scene-height:max(30rem,calc(100%-31rem))]"
      />
      <div className="wrap grid grid-cols-[minmax(0,29rem)] justify-center gap-x-[6vw] gap-y-20 @wall:justify-between @wall:gap-x-column @wall:gap-y-6 @wall:[grid-template:auto_1fr/27rem_minmax(0,36rem)]">
        <header className="night self-baseline bg-transparent">
          <h1 className="@wall:text-heading">{useNamed()(title)}</h1>
          <p className="lead mt-3 text-ink @wall:mt-1">{lead}</p>
        </header>
        <div className="entrance-card card grid grid-cols-1 gap-6 p-inset @wall:gap-5 @wall:py-6 [&_.form]:gap-4 shadow-high [&_.form>.button]:justify-self-stretch">
          {children}
        </div>
        {!alone && <EntranceSide />}
      </div>
      <Foreground />
    </div>
  );
}

function EntranceSide() {
  return (
    <aside
      className="night hidden content-start gap-8 self-baseline bg-transparent @wall:grid @wall:[grid-area:1/2/span_2]"
      aria-labelledby="entrance-side-heading"
    >
      <h2 id="entrance-side-heading" className="text-scripture">
        Transform Your Prayer Life
      </h2>
      <ul className="mt-5 grid gap-8">
        {entranceCards.map(({ icon, title, text }) => (
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
