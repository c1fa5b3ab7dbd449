import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useMounted } from "../controls/controls";
import { CloseSign, closeClass, type ShownToast, type Toast, ToastCard } from "./toast-card";

type ToastRegionProps = {
  flash?: Toast & { id: string };
  doneVisit?: string;
  children: ReactNode;
};

const ShowToast = createContext<((toast: Toast | undefined) => void) | null>(null);

/** Shows a toast in place of the one shown; none takes away what went wrong before. @throws outside the region. */
export function useToast(): (toast: Toast | undefined) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error("useToast must be used inside the toast region");
  return show;
}

/** The flash stands in the flow, closable without scripts; the region takes it over once its library is there. */
export function ToastRegion({ flash, doneVisit, children }: ToastRegionProps) {
  const mounted = useMounted();
  const Floating = useFloating();
  const [shown, setShown] = useState<ShownToast>();
  const show = (toast: Toast | undefined) => {
    const next = toast && { toast, key: performance.now(), isSaid: mounted && isInPage(toast) };
    setShown((last) => next ?? (last?.toast.variant === "destructive" ? undefined : last));
  };
  const inFlow = shown?.toast ?? (mounted ? undefined : flash);

  // What was said of an act before is over; this one may be told in the page alone.
  useEffect(() => {
    if (doneVisit) setShown(undefined);
  }, [doneVisit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a flash is told apart by its id
  useEffect(() => {
    if (flash) show(flash);
  }, [flash?.id]);

  return (
    <ShowToast.Provider value={show}>
      {inFlow && !Floating && <ToastInFlow key={shown?.key ?? 1} {...inFlow} />}
      {children}
      {Floating && (
        <Floating
          shown={shown}
          onClose={(key) => setShown((now) => (now?.key === key ? undefined : now))}
        />
      )}
    </ShowToast.Provider>
  );
}

/** Live regions speak of what changes in them: not of what came with the document. */
function isInPage({ description }: Toast): boolean {
  const live = document.querySelectorAll("main [role=alert], main [role=status]");
  return [...live].some(({ textContent }) => textContent?.includes(description));
}

type FloatingToasts = typeof import("./floating-toasts").FloatingToasts;

function useFloating(): FloatingToasts | undefined {
  const [Floating, setFloating] = useState<FloatingToasts>();
  useEffect(() => {
    // The server is one file, and shows no toast.
    if (import.meta.env.SSR) return;
    import("./floating-toasts").then(
      (library) => setFloating(() => library.FloatingToasts),
      () => {},
    );
  }, []);
  return Floating;
}

function ToastInFlow({ action, ...toast }: Toast) {
  const close = (
    <form method="dialog">
      <button type="submit" className={closeClass}>
        <CloseSign />
      </button>
    </form>
  );
  return (
    <dialog
      open
      className="toast-served [&:has(~main_.said)]:hidden static mx-auto mt-22 mb-4 w-[min(100%-2rem,40rem)] max-w-none border-0 bg-transparent bg-none p-0"
      aria-label="Notification"
    >
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
