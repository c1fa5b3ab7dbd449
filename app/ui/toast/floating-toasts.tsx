import * as Radix from "@radix-ui/react-toast";
import { Link } from "@remix-run/react";
import { CloseSign, closeClass, type ShownToast, type Toast, ToastCard } from "./toast-card";

type FloatingToastsProps = {
  shown: ShownToast | undefined;
  onClose(key: number): void;
};

/** Radix announces every toast; what it puts here is heard by nobody. */
const unheard = typeof document === "undefined" ? undefined : document.createDocumentFragment();

export function FloatingToasts({ shown, onClose }: FloatingToastsProps) {
  return (
    <Radix.Provider
      label="Notification:"
      swipeDirection="right"
      announcerContainer={shown?.isSaid ? unheard : undefined}
    >
      {shown && (
        <FloatingToast key={shown.key} {...shown.toast} onClose={() => onClose(shown.key)} />
      )}
      <Radix.Viewport
        label="Notification"
        className="toast-region fixed top-0 right-0 z-60 w-[min(100vw,27rem)] list-none p-1 empty:pointer-events-none sm:top-(--spacing-bar) sm:p-4"
      />
    </Radix.Provider>
  );
}

function FloatingToast({
  title,
  description,
  variant,
  duration,
  action,
  onClose,
}: Toast & { onClose(): void }) {
  return (
    <Radix.Root
      duration={duration}
      className="data-[state=open]:[animation:toast-in_var(--time-quick)_var(--ease-dawn)] data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))]"
      onOpenChange={(open) => open || onClose()}
    >
      <ToastCard
        title={
          <>
            <Radix.Title>{title}</Radix.Title>
            {/* Read aloud, title and description are sentences. */}
            <span className="sr-only">{/[.!?]$/.test(title) ? " " : ". "}</span>
          </>
        }
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
          <Radix.Close className={closeClass}>
            <CloseSign />
          </Radix.Close>
        }
      />
    </Radix.Root>
  );
}
