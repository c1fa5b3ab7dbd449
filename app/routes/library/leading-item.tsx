import { Link } from "@remix-run/react";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { NoWidow } from "~/ui/reading/no-widow";
import type { ListedItem } from "./listed-item";
import { MarkLine } from "./mark-line";

type LeadingItemProps = {
  item: ListedItem;
  /** Nothing stands beside it. */
  alone: boolean;
};

/** The one that leads the page: its whole picture, and the way into it. */
export function LeadingItem({ item, alone }: LeadingItemProps) {
  return (
    <article className={`card overflow-clip ${alone ? "lg:grid lg:grid-cols-2" : "flex flex-col"}`}>
      <div
        className={`card-art no-print w-full ${alone ? "aspect-16/9 max-sm:aspect-5/2 lg:h-full" : "min-h-0 grow basis-56 max-lg:aspect-2/1 max-sm:aspect-5/2"}`}
      >
        <ScenePicture
          name={item.scene}
          tone={item.tone}
          eager
          className="object-[100%_80%] max-sm:object-right-bottom"
        />
      </div>
      <div className={`p-inset ${alone ? "lg:self-center" : ""}`}>
        <h3 className="text-heading">
          <Link to={item.path} className="hover:underline">
            <NoBreak title={item.title} />
          </Link>
        </h3>
        {item.note && (
          <p className="mt-1 text-small text-ink-quiet">
            {item.note}
            {item.begins && (
              <>
                {" · "}
                <b className="font-[600] text-ink">Begins {item.begins}</b>
              </>
            )}
          </p>
        )}
        <p
          className={`mt-3 max-w-[36rem] text-ink-quiet ${item.mark?.light ? "max-sm:hidden" : ""}`}
        >
          <NoWidow text={item.description} />
        </p>
        {item.mark && <MarkLine {...item.mark} />}
        <div className="mt-5">
          <ButtonLink to={item.pray ?? item.path}>
            {item.go ?? "Open this plan"}
            <span className="sr-only">: {item.title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** What follows a colon stays together where it can. */
function NoBreak({ title }: { title: string }) {
  const [opening, ...others] = title.split(/(?<=: )/);
  return (
    <>
      {opening}
      <span className="inline-block">{others}</span>
    </>
  );
}
