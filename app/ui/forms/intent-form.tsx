import { useFetcher, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { doneParameter, intentField, unreached } from "~/forms/form";
import type { FailedPost } from "~/forms/page";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { TextLink, useMounted } from "../controls/controls";
import { useToast } from "../toast/toast-region";
import { Notice } from "./notice";
import { useFocusAfter } from "./use-focus-after";

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
  className = "",
  byToast = false,
}: IntentNoticeProps) {
  const [search] = useSearchParams();
  const mounted = useMounted();
  if (search.get(doneParameter) !== intent || (mounted && byToast)) return null;
  const look = byToast ? `said ${className}` : className;
  return (
    <Notice variant={variant} title={message.title} className={look}>
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

type IntentFormProps = {
  action: string;
  intent: string;
  values?: Record<string, string | number>;
  /** What follows is another page, and begins at its top. */
  leavesPage?: boolean;
  /** Called where the site says nothing for a while, or nothing good; then no toast says it, nor what is kept. */
  onAlone?: (isLost: boolean, kept?: string) => void;
  children: ReactNode | ((pending: boolean) => ReactNode);
};

const failure = {
  title: "Something went wrong",
  description: unreached,
  variant: "destructive",
} as const;

export function IntentForm({
  action,
  intent,
  values = {},
  leavesPage = false,
  onAlone,
  children,
}: IntentFormProps) {
  const fetcher = useFetcher<FailedPost>();
  const show = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    const { data } = fetcher;
    if (data && onAlone) onAlone(true, data.kept && `${data.kept.title}. ${data.kept.description}`);
    else if (data?.kept) show(data.kept);
    else if (data) show({ ...failure, description: data.failed || failure.description });
  }, [fetcher.data]);

  const pending = fetcher.state !== "idle";
  const element = useRef<HTMLFormElement>(null);
  useFocusAfter(pending, element);

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={action}
      preventScrollReset={!leavesPage}
      onSubmit={(event) => {
        // Pressed twice is asked once.
        if (pending) event.preventDefault();
        else if (onAlone) setTimeout(onAlone, 3_000, false);
      }}
    >
      <input type="hidden" name={intentField} value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === "function" ? children(pending) : children}
    </fetcher.Form>
  );
}
