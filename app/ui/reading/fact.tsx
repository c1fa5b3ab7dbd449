import type { ReactNode } from "react";

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-quiet">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
