import type { ReactNode } from "react";

/** One of the facts of a list of terms: its name in a quiet line, and what it is. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
