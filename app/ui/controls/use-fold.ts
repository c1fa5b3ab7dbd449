import { useEffect, useState } from "react";

/** `<details>` that open for a reason, and stay as their reader leaves them. */
export function useFold(reason: boolean) {
  const [open, setOpen] = useState(reason);
  useEffect(() => {
    if (reason) setOpen(true);
  }, [reason]);
  return {
    open,
    onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
      setOpen(currentTarget.open),
  };
}
