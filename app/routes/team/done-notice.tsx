import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { handOver, returnToTeam } from "./desk-definitions";
import { deskMessages } from "./desk-intents";

const messages: Record<string, ToastMessageWithAction> = {
  ...deskMessages,
  [handOver.name]: handOver.success,
  [returnToTeam.name]: returnToTeam.success,
};

/** What came of the last button, in the page. */
export function DoneNotice() {
  const done = useSearchParams()[0].get(doneParameter) ?? "";
  const message = Object.hasOwn(messages, done) ? messages[done] : undefined;
  if (!message) return null;
  return <IntentNotice intent={done} message={message} byToast className="mt-6" />;
}
