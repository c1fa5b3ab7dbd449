import { data } from "@remix-run/node";
import { NotFound } from "~/ui/layout/not-found";
import { privateMeta } from "~/ui/meta/page-meta";

export const meta = privateMeta("404 Page Not Found");

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
