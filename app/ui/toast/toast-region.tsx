import * as Radix from "@radix-ui/react-toast";
import { Link } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { MessageWithAction } from "~/http/message";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { ToastCard, type ToastVariant } from "./toast-card";

export type Toast = MessageWithAction & {
  variant?: ToastVariant;
  /** Milliseconds; 5000 unless given. */
  duration?: number;
};

type ToastRegionProps = { flash?: Toast & { id: string }; children: ReactNode };

const ShowToast = createContext<((toast: Toast) => void) | null>(null);

/** Shows a toast in place of the one shown. @throws outside the region. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error("useToast must be used inside the toast region");
  return show;
}

/**
 * One toast at a time. The server's flash stands in the flow under the bar, closable without
 * scripts; once scripts run, the same words move to the region, which announces them once.
 */
export function ToastRegion({ flash, children }: ToastRegionProps) {
  const mounted = useMounted();
  const [shown, setShown] = useState<{ toast: Toast; key: number }>();
  const show = (toast: Toast) => setShown((last) => ({ toast, key: (last?.key ?? 0) + 1 }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a flash is told apart by its id
  useEffect(() => {
    if (flash) show(flash);
  }, [flash?.id]);

  return (
    <ShowToast.Provider value={show}>
      {flash && !mounted && <ServerToast {...flash} />}
      {children}
      {mounted && (
        <Radix.Provider swipeDirection="right">
          {shown && (
            <RadixToast
              key={shown.key}
              {...shown.toast}
              onClose={() => setShown((now) => (now?.key === shown.key ? undefined : now))}
            />
          )}
          <Radix.Viewport
            label="Notification"
            className="toast-region fixed right-0 bottom-0 z-60 w-[min(100vw,27rem)] list-none p-4 empty:pointer-events-none"
          />
        </Radix.Provider>
      )}
    </ShowToast.Provider>
  );
}

function ServerToast({ action, ...toast }: Toast) {
  const close = (
    <form method="dialog">
      <button type="submit" className="toast-close">
        <CloseSign />
      </button>
    </form>
  );
  return (
    <dialog open className="toast-served" aria-label="Notification">
      <ToastCard
        {...toast}
        action={
          action && (
            <a
              href={action.to}
              className="link inline-flex min-h-11 items-center text-small font-semibold"
            >
              {action.label}
            </a>
          )
        }
        close={close}
      />
    </dialog>
  );
}

function RadixToast({
  title,
  description,
  variant,
  duration,
  action,
  onClose,
}: Toast & { onClose(): void }) {
  return (
    <Radix.Root duration={duration} onOpenChange={(open) => open || onClose()}>
      <ToastCard
        title={<Radix.Title>{title}</Radix.Title>}
        description={<Radix.Description>{description}</Radix.Description>}
        variant={variant}
        action={
          action && (
            <Radix.Action asChild altText={action.label}>
              <Link
                to={action.to}
                className="link inline-flex min-h-11 items-center text-small font-semibold"
              >
                {action.label}
              </Link>
            </Radix.Action>
          )
        }
        close={
          <Radix.Close className="toast-close">
            <CloseSign />
          </Radix.Close>
        }
      />
    </Radix.Root>
  );
}

/** Its word is for who sees no sign: a browser of text shows no label of a button. */
function CloseSign() {
  return (
    <>
      <Icon of={X} />
      <span className="sr-only">Close</span>
    </>
  );
}
