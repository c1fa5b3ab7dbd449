import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = (args) => pageMeta(args, { heading: "Prayer Insights & Tips" });

export default function Blog() {
  return <h1>Prayer Insights & Tips</h1>;
}
