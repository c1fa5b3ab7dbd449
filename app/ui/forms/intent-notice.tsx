import { Link, useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { Notice } from "./notice";

type IntentNoticeProps = {
  intent: string;
  message: ToastMessageWithAction;
  variant?: "success" | "info";
  className?: string;
};

/** What came of an intent, said in place: the message of its toast, for those who see no toast. */
export function IntentNotice({ intent, message, variant = "info", className }: IntentNoticeProps) {
  const [search] = useSearchParams();
  if (search.get(doneParameter) !== intent) return null;
  return (
    <Notice variant={variant} title={message.title} className={className}>
      {message.description}
      {message.action && (
        <>
          {" "}
          <Link to={message.action.to} className="link">
            {message.action.label}
          </Link>
        </>
      )}
    </Notice>
  );
}
