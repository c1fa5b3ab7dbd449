import { useFetcher } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { actField } from "~/forms/form";
import { useToast } from "~/ui/toast/toast-region";
import type { FailedPost } from "./keep-words";
import { useFocusAfter } from "./use-focus-after";

type ActFormProps = {
  /** The page that takes it. */
  action: string;
  /** Which of the page's acts. */
  act: string;
  /** What the act needs to know besides. */
  values?: Record<string, string | number>;
  /** The page stays where it is. */
  inPlace?: boolean;
  /** Its button, which may say that the act is on its way. */
  children: ReactNode | ((pending: boolean) => ReactNode);
};

const failure = {
  title: "Something went wrong",
  description: "We could not reach the server. Please try again.",
  variant: "destructive",
} as const;

/** A button in a form of its own; where scripts run, its answer comes without a new page. */
export function ActForm({ action, act, values = {}, inPlace = true, children }: ActFormProps) {
  const fetcher = useFetcher<FailedPost>();
  const show = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
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
      <input type="hidden" name={actField} value={act} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {typeof children === "function" ? children(pending) : children}
    </fetcher.Form>
  );
}
