import { Link } from "@remix-run/react";
import type { SceneName, SceneTone } from "~/ui/art/scene";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/icon";

/** How far somebody is with it. */
export type Mark = { text: string; done: boolean };

/** A plan or a theme as one row of a list. */
export type ListedItem = {
  path: string;
  title: string;
  description: string;
  scene: SceneName;
  tone: SceneTone;
  /** Beside its title: "7 days". */
  note?: string;
  /** Straight to its prayer. */
  pray?: string;
  mark?: Mark;
};

/** A row: a small picture, what it is, and how far somebody is with it. */
export function ListedItemRow({ item }: { item: ListedItem }) {
  return (
    <li className="relative flex items-start gap-4 border-t border-line py-5 sm:gap-6">
      <ScenePicture
        name={item.scene}
        tone={item.tone}
        className="no-print aspect-4/3 w-20 shrink-0 rounded-medium object-cover object-[72%_100%] sm:w-32"
      />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            to={item.path}
            className="after:absolute after:inset-0 hover:underline focus-visible:after:outline-3"
          >
            {item.title}
          </Link>
          {item.note && (
            <span className="font-sans text-small tracking-[0] text-ink-quiet">{item.note}</span>
          )}
        </h3>
        <p className="mt-1 max-w-[36rem] text-small text-ink-quiet">{item.description}</p>
        {item.mark && <MarkLine {...item.mark} />}
        {item.pray && (
          <Link
            to={item.pray}
            aria-label={`Pray now: ${item.title}`}
            className="link relative inline-flex min-h-11 items-center text-small font-[600]"
          >
            Pray now
          </Link>
        )}
      </div>
    </li>
  );
}

function MarkLine({ text, done }: Mark) {
  return (
    <p className="mt-2 flex items-center gap-2 text-small font-[600]">
      <Icon of={done ? "check" : "circle-dot"} className={done ? "text-success" : ""} />
      {text}
    </p>
  );
}
