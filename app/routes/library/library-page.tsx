import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SceneName, SceneTone } from "#content/art";
import type { Group } from "#content/needs";
import { ScenePicture } from "~/ui/art/scene-picture";
import { DaysLight } from "~/ui/cards/going-card";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, Icon, TallLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";

type LibraryPageProps = {
  title: string;
  lead: ReactNode;
  scene: SceneName;
  tone: SceneTone;
  /** The first item of the first group leads the page. */
  groups: readonly Group<ListedItem>[];
  children?: ReactNode;
};

const besideRows = "max-lg:mb-4 lg:sticky lg:top-bar lg:self-start lg:pt-5 lg:text-[1.75rem]";

export function LibraryPage({ groups, children, ...banner }: LibraryPageProps) {
  const [first, ...others] = groups;
  const bare = groupsWithoutPictures(groups);
  return (
    <>
      <PageBanner before={<BackLink to="/">Home</BackLink>} {...banner} kind="reading" />
      <div className="wrap grid grid-cols-1 gap-part py-passage">
        <div className={`grid grid-cols-1 gap-8 ${ledger}`}>
          <div className="grid content-start gap-4 lg:sticky lg:top-bar lg:self-start lg:py-5">
            <Needs groups={groups} />
            {children}
          </div>
          {first && <FirstGroup {...first} />}
        </div>
        {others.map((group) => (
          <section
            key={group.id}
            id={group.id}
            aria-labelledby={`${group.id}-heading`}
            className={`lg:border-t lg:border-line ${ledger}`}
          >
            <h2 id={`${group.id}-heading`} className={besideRows}>
              {group.label}
            </h2>
            <Rows items={group.items} bare={bare.has(group.id)} className="lg:*:first:border-t-0" />
          </section>
        ))}
      </div>
    </>
  );
}

/** There are more plans than scenes: a group that would show one again is a list of words. */
function groupsWithoutPictures(groups: readonly Group<ListedItem>[]): Set<string> {
  const shown = new Set<SceneName>();
  const bare = groups.filter(({ items }) => {
    if (items.some(({ scene }) => scene && shown.has(scene))) return true;
    for (const { scene } of items) if (scene) shown.add(scene);
    return false;
  });
  return new Set(bare.map(({ id }) => id));
}

function FirstGroup({ id, label, items: [leading, ...others] }: Group<ListedItem>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="max-lg:pb-6 lg:pt-4">
      <h2 id={`${id}-heading`} className="mb-4 lg:mb-5 lg:text-[1.75rem]">
        {label}
      </h2>
      {leading && <LeadingItem {...leading} />}
      <Rows items={others} className="mt-6 empty:hidden" />
    </section>
  );
}

type RowsProps = { items: readonly ListedItem[]; bare?: boolean; className: string };

function Rows({ items, bare, className }: RowsProps) {
  const pieces = items.filter(({ scene }) => !scene);
  return (
    <div>
      <ul className={className}>
        {items.map(
          (item) => item.scene && <ListedItemRow key={item.path} item={item} bare={bare} />,
        )}
      </ul>
      {pieces.length > 0 && (
        <ul className="border-t border-line py-4 text-small">
          <li className="text-ink-quiet">{pieces[0]?.note}</li>
          {pieces.map(({ path, title }) => (
            <li key={path}>
              <TallLink to={path}>{title}</TallLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LeadingItem(item: ListedItem) {
  return (
    <article className="card overflow-clip lg:grid lg:grid-cols-2">
      <div className="card-art no-print aspect-16/9 w-full max-sm:aspect-5/2 lg:aspect-auto lg:h-full">
        <ScenePicture
          name={item.scene ?? "path"}
          tone={item.tone}
          eager
          className="object-[100%_80%] max-sm:object-right-bottom"
        />
      </div>
      <div className="p-inset lg:self-center">
        <h3 className="text-heading">
          <Link to={item.path} className="hover:underline">
            {item.title}
          </Link>
        </h3>
        {item.note && (
          <p className="mt-1 text-small text-ink-quiet">
            {item.note}
            {item.begins && ` · Begins ${item.begins}`}
          </p>
        )}
        <p
          className={`mt-3 max-w-[36rem] text-ink-quiet ${item.mark?.light ? "max-sm:hidden" : ""}`}
        >
          {item.description}
        </p>
        {item.mark && <MarkLine {...item.mark} />}
        <div className="mt-5">
          <ButtonLink to={item.pray ?? item.path}>
            {item.go ?? (item.pray ? "Pray this prayer" : "Open this plan")}
            <span className="sr-only">: {item.title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

export type ListedItem = {
  path: string;
  title: string;
  description: string;
  /** What is to be read has none. */
  scene?: SceneName;
  tone?: SceneTone;
  /** As "7 days". */
  note?: string;
  /** "Sunday, November 29", if still to come. */
  begins?: string;
  pray?: string;
  go?: string;
  mark?: Mark;
};

type ListedItemRowProps = {
  item: ListedItem;
  /** Without its picture. */
  bare?: boolean;
};

function ListedItemRow({ item, bare = false }: ListedItemRowProps) {
  return (
    <li className="relative flex items-start gap-4 border-t border-line py-5 sm:gap-6">
      {item.scene && !bare && (
        <span className="card-art no-print aspect-4/3 w-20 shrink-0 rounded-medium border border-line sm:w-32">
          <ScenePicture name={item.scene} tone={item.tone} className="object-[72%_100%]" />
        </span>
      )}
      <div className="w-full min-w-0 grow lg:flex lg:items-baseline lg:justify-between lg:gap-10 lg:self-center">
        <div>
          <h3 className="pe-8 wrap-anywhere lg:pe-0">
            <Link
              to={item.path}
              className="after:absolute after:inset-0 hover:underline focus-visible:after:outline-3"
            >
              {item.title}
            </Link>
          </h3>
          <p className="mt-1 max-w-[36rem] text-small text-ink-quiet max-sm:hidden lg:text-base">
            {item.description}
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
        aria-label={`Pray this prayer: ${title}`}
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

type Mark = {
  text: string;
  done: boolean;
  light?: { done: readonly number[]; dayCount: number };
};

export function MarkLine({ text, done, light }: Mark) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small font-[600]">
      {light && !done && <DaysLight {...light} />}
      <span className="inline-flex items-center gap-2">
        {done && <Icon of="check" className="text-success" />}
        {text}
      </span>
    </p>
  );
}

const summaryClass =
  "summary-plain flex min-h-11 items-center justify-between gap-4 text-ink-quiet lg:min-h-0 lg:supports-[selector(::details-content)]:pointer-events-none";

function Needs({ groups }: { groups: readonly Group<ListedItem>[] }) {
  return (
    <nav aria-label="Needs" className="no-print text-small">
      <details className="group max-lg:border-y max-lg:border-line lg:details-content:h-auto lg:details-content:[content-visibility:visible]">
        <summary className={summaryClass}>
          Go to what you need
          <Icon
            of="plus"
            size="1.25em"
            className="group-open:rotate-45 lg:supports-[selector(::details-content)]:hidden"
          />
        </summary>
        <ul className="flex flex-wrap gap-x-6 max-sm:grid max-lg:pb-3 lg:mt-1 lg:grid">
          {groups.map(({ id, label }) => (
            <li key={id}>
              <TallLink to={`#${id}`}>{label}</TallLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

export const ledger = "lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,11fr)] lg:gap-x-16";
