import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { intentField, unreached } from "~/forms/form";
import type { FailedPost } from "~/forms/page";
import { useToast } from "../toast/toast-region";
import { useFocusAfter } from "./use-focus-after";

type IntentFormProps = {
  action: string;
  intent: string;
  values?: Record<string, string | number>;
  /** What follows is another page, and begins at its top. */
  leavesPage?: boolean;
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
      preventScrollReset={!leavesPage}
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
