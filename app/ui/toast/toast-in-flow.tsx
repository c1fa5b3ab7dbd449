import { CloseSign, closeClass, type Toast, ToastCard } from "./toast-card";

/** A toast in the flow under the bar, for those who have no region; it closes without scripts. */
export function ToastInFlow({ action, ...toast }: Toast) {
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
      className="toast-served static mx-auto mt-22 mb-4 w-[min(100%-2rem,40rem)] max-w-none border-0 bg-transparent bg-none p-0"
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
