import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { prayingStyles } from "~/ui/praying/praying-styles";
import { chapterPage, requireChapter } from "./chapter.server";
import { ChapterView } from "./chapter-view";
import { chapterIntents } from "./intents.server";
import { Lectio } from "./lectio";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const links = prayingStyles;

export async function loader(args: LoaderFunctionArgs) {
  return chapterPage(args.params, new URL(args.request.url), await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { book, name, path, passage, alone, previous, next } = args.data;
  const heading = passage.marks ? passage.reference : name;
  return pageMeta(args, {
    heading: alone ? `${alone.praying === "amen" ? "Amen" : "Pray"}: ${heading}` : heading,
    description: `${heading} in the Berean Standard Bible: ${passage.text.slice(0, 110).replace(/\s\S*$/, "")}…`,
    canonical: path,
    unlisted: Boolean(alone),
    previous: previous?.path,
    next: next?.path,
    trail: [
      { name: "Bible", path: "/bible" },
      { name: book.name, path: `/bible/${book.slug}` },
      { name, path },
    ],
  });
};

export function action(args: ActionFunctionArgs) {
  const { book, chapter } = requireChapter(args.params);
  const handlers = chapterIntents(book, chapter, args.request);
  return runIntent(args, `/bible/${book.slug}/${chapter}`, handlers, getUser);
}

/** A chapter to read, or a passage of it to pray. */
export default function ChapterRoute() {
  const page = useLoaderData<typeof loader>();
  return page.alone ? <Lectio {...page} alone={page.alone} /> : <ChapterView {...page} />;
}
