import { withHelpLines } from "../help-lines";

const bodies = import.meta.glob<string>("./*.md", { eager: true, import: "default" });

/** The words of an article as safe HTML, made from its Markdown when the site was built. */
export function getBody(slug: string): string {
  const body = bodies[`./${slug}.md`];
  if (body === undefined) throw new Error(`There is no ${slug}.md`);
  return withHelpLines(body);
}
