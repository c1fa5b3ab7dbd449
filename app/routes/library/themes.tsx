import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { metaOf } from "~/ui/meta/page-meta";
import { themesPage } from "./library.server";
import { LibraryPage } from "./library-page";

export { shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  return themesPage(await getUser(args));
}

export const meta = metaOf({
  heading: "Devotional Themes",
  description:
    "All our devotional themes by what you need right now: one prayer, three readings, and a thought to stay with.",
});

export default function Themes() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <LibraryPage
      title="Devotional Themes"
      lead={
        <>
          <span className="inline-block">One theme, one prayer, three readings.</span>{" "}
          <span className="inline-block">Start with what you need.</span>
        </>
      }
      scene="hills"
      tone="gold"
      groups={groups}
    />
  );
}
