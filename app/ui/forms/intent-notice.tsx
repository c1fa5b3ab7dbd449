import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { TextLink } from "../controls/page-link";
import { useMounted } from "../controls/use-mounted";
import { Notice } from "./notice";

type IntentNoticeProps = {
  intent: string;
  message: ToastMessageWithAction;
  variant?: "success" | "info";
  className?: string;
  /** Where scripts run a toast says it alone: the button may be out of sight from here. */
  byToast?: boolean;
};

export function IntentNotice({
  intent,
  message,
  variant = "info",
  className,
  byToast = false,
}: IntentNoticeProps) {
  const [search] = useSearchParams();
  const mounted = useMounted();
  if (search.get(doneParameter) !== intent || (mounted && byToast)) return null;
  return (
    <Notice variant={variant} title={message.title} className={className}>
      {message.description}
      {message.action && (
        <>
          {" "}
          <TextLink to={message.action.to}>{message.action.label}</TextLink>
        </>
      )}
    </Notice>
  );
}

type DoneNoticeProps = Omit<IntentNoticeProps, "intent" | "message"> & {
  /** By the name of the form or intent that was done. */
  messages: Record<string, ToastMessageWithAction>;
};

/** By itself for pages without scripts: otherwise a toast says it. */
export function DoneNotice({ messages, byToast = true, ...notice }: DoneNoticeProps) {
  const done = useSearchParams()[0].get(doneParameter) ?? "";
  const message = Object.hasOwn(messages, done) ? messages[done] : undefined;
  return message && <IntentNotice intent={done} message={message} {...notice} byToast={byToast} />;
}
