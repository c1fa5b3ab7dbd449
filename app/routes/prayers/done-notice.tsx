import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { useMounted } from "~/ui/controls/use-mounted";
import { Notice } from "~/ui/forms/notice";
import { said } from "./prayer-words";

/** What was just done, in the page itself; where scripts run the toast alone says it. */
export function DoneNotice() {
  const done = useSearchParams()[0].get(doneParameter) ?? "";
  const words = Object.hasOwn(said, done) ? said[done] : undefined;
  if (useMounted() || !words) return null;
  return <Notice title={words.title}>{words.description}</Notice>;
}
