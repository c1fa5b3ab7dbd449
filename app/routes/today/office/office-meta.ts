import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta } from "~/ui/meta/page-meta";
import { officePath } from "../today-path";
import type { OfficePage } from "./office.server";

type Words = { heading: string; description: string };

/** The head of an office: only that of today is for search engines. */
export function officeMeta(
  args: Parameters<typeof pageMeta>[0],
  page: Pick<OfficePage, "name" | "chosen" | "pray"> | undefined,
  { heading, description }: Words,
): MetaDescriptor[] {
  return pageMeta(args, {
    heading: page?.pray ? "Amen" : heading,
    description,
    canonical: page && officePath(page.name),
    unlisted: page?.chosen,
  });
}
