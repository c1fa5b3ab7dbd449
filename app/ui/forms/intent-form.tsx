import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { intentField, unreached } from "~/forms/form";
import type { FailedPost } from "~/forms/page";
import { useToast } from "../toast/toast-region";
import { useFocusAfter } from "./use-focus-after";

type IntentFormProps = {
  /** The page that takes it. */
  action: string;
  /** Which of the page's intents. */
  intent: string;
  /** What the intent needs to know besides. */
  values?: Record<string, string | number>;
  /** The page stays where it is. */
  inPlace?: boolean;
  /** Its button, which may say that the intent is on its way. */
  children: ReactNode | ((pending: boolean) => ReactNode);
};

const failure = {
  title: "Something went wrong",
  description: unreached,
  variant: "destructive",
} as const;

/** A button in a form of its own; where scripts run, its response comes without a new page. */
export function IntentForm({
  action,
  intent,
  values = {},
  inPlace = true,
  children,
}: IntentFormProps) {
  const fetcher = useFetcher<FailedPost>();
  const show = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response
  useEffect(() => {
    const { data } = fetcher;
    if (data) show({ ...failure, description: data.failed || failure.description });
  }, [fetcher.data]);

  const pending = fetcher.state !== "idle";
  const element = useRef<HTMLFormElement>(null);
  useFocusAfter(pending, element);

  return (
    <fetcher.Form
      ref={element}
      method="post"
      action={action}
      preventScrollReset={inPlace}
      onSubmit={(event) => {
        // Pressed twice is asked once.
        if (pending) event.preventDefault();
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
