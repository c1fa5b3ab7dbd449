import type { ReactNode } from "react";

/** A kind by its name, and beside it what is said of it. */
export function HeldRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="split gap-y-1">
      <h3 className="font-sans text-base leading-snug font-semibold">{title}</h3>
      {children}
    </div>
  );
}
