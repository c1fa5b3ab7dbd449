import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { useMounted } from "~/ui/controls/use-mounted";
import { Notice } from "~/ui/forms/notice";
import { messages } from "./messages";

/** What was just done, in the page itself; where scripts run the toast alone says it. */
export function DoneNotice() {
  const done = useSearchParams()[0].get(doneParameter) ?? "";
  const message = Object.hasOwn(messages, done) ? messages[done] : undefined;
  if (useMounted() || !message) return null;
  return <Notice title={message.title}>{message.description}</Notice>;
}
