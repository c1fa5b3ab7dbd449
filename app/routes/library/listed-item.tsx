import { Link } from "@remix-run/react";
import type { SceneName, SceneTone } from "#content/art";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Icon } from "~/ui/controls/icon";
import { NoWidow } from "~/ui/reading/no-widow";
import { type Mark, MarkLine } from "./mark-line";

/** A plan or a theme as one row of a list. */
export type ListedItem = {
  path: string;
  title: string;
  description: string;
  scene: SceneName;
  tone: SceneTone;
  /** Beside its title: "7 days". */
  note?: string;
  /** The day it begins with, where that is still to come: "Sunday, November 29". */
  begins?: string;
  /** Straight to its prayer. */
  pray?: string;
  /** What the button says where it leads the page. */
  go?: string;
  mark?: Mark;
};

type ListedItemRowProps = {
  item: ListedItem;
  /** It has the width of two: what can be done with it stands at its end. */
  wide?: boolean;
};

/** A row: a small picture, what it is, and how far somebody is with it. */
export function ListedItemRow({ item, wide = false }: ListedItemRowProps) {
  return (
    <li className="relative flex items-start gap-4 border-t border-line py-5 sm:gap-6">
      <span className="card-art no-print aspect-4/3 w-20 shrink-0 rounded-medium border border-line sm:w-32">
        <ScenePicture name={item.scene} tone={item.tone} className="object-[72%_100%]" />
      </span>
      <div
        className={`min-w-0 grow ${wide ? "lg:flex lg:items-baseline lg:justify-between lg:gap-10 lg:self-center" : ""}`}
      >
        <div>
          <h3 className="pe-8 lg:pe-0">
            <Link
              to={item.path}
              className="after:absolute after:inset-0 hover:underline focus-visible:after:outline-3"
            >
              {item.title}
            </Link>
          </h3>
          <p className="mt-1 max-w-[36rem] text-small text-ink-quiet lg:text-base">
            <NoWidow text={item.description} />
          </p>
          {item.begins && <p className="mt-1 text-small font-[600]">Begins {item.begins}</p>}
          {item.mark && <MarkLine {...item.mark} />}
        </div>
        {item.note && (
          <p className="mt-1 shrink-0 items-center gap-2 text-small font-[600] text-ink-quiet lg:flex">
            <span className={item.begins || item.mark ? "max-lg:hidden" : ""}>{item.note}</span>
            <Icon of="arrow-right" size="1em" className="absolute end-0 top-6.5 lg:static" />
          </p>
        )}
        <ItemAction {...item} />
      </div>
    </li>
  );
}

function ItemAction({ title, go, pray }: ListedItem) {
  if (pray) {
    return (
      <Link
        to={pray}
        aria-label={`Pray now: ${title}`}
        className="absolute end-0 top-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end text-ink-quiet hover:text-ink focus-visible:text-ink lg:relative lg:top-0 lg:-my-2 lg:self-start"
      >
        <Icon of="arrow-right" size="1em" />
      </Link>
    );
  }
  if (!go) return null;
  return (
    <p className="mt-2 flex shrink-0 items-center gap-2 text-small font-[600]">
      {go} <Icon of="arrow-right" size="1em" />
    </p>
  );
}
