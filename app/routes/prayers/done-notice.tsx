import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";
import { prayerAnswer, prayerEdit, prayerIntents, prayerRest } from "~/prayers/prayer-definition";
import { IntentNotice } from "~/ui/forms/intent-notice";

/** By the name of the form or intent that was done. */
const messages: Record<string, ToastMessage> = {
  ...prayerIntents,
  [prayerAnswer.name]: prayerAnswer.success,
  [prayerEdit.name]: prayerEdit.success,
  [prayerRest.name]: prayerRest.success,
};

/** What was just done, in the page itself; where scripts run the toast alone says it. */
export function DoneNotice() {
  const done = useSearchParams()[0].get(doneParameter) ?? "";
  const message = Object.hasOwn(messages, done) ? messages[done] : undefined;
  if (!message) return null;
  return <IntentNotice intent={done} message={message} variant="success" byToast />;
}
