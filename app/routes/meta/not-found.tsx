import { data, type MetaFunction } from "@remix-run/node";
import { NotFound } from "~/ui/layout/not-found";
import { pageMeta } from "~/ui/meta/page-meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "404 Page Not Found", canonical: false });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
