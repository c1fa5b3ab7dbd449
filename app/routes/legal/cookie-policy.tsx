import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/ui/page-meta";
import { cookies } from "../../../content/pages/cookies";
import { CookieTable } from "./cookie-table";
import { legalText } from "./legal.server";
import { LegalView } from "./legal-view";

export { withoutScripts as handle } from "~/ui/page-handle";

const heading = "Cookie Policy";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "Every cookie that Prayer LIFE has a name for, and which of them this site sets today: one, and only when it is needed.",
  });

export function loader() {
  return { text: legalText("cookie-policy"), cookies };
}

export default function CookiePolicy() {
  const { text, cookies } = useLoaderData<typeof loader>();
  return (
    <LegalView
      title={heading}
      since="Last updated April 10, 2025"
      text={text}
      inserts={{ "cookies-by-name": <CookieTable cookies={cookies} /> }}
    />
  );
}
