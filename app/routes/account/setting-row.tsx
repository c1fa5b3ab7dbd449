import type { ReactNode } from "react";

type SettingProps = { id: string; heading: string; children: ReactNode };

/** One thing among others of its kind: its name, how it stands, and what changes it. */
export function Setting({ id, heading, children }: SettingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-20 grid-cols-1 content-start gap-1"
    >
      <h3 id={`${id}-heading`} className="font-sans text-base font-semibold">
        {heading}
      </h3>
      <div className="grid grid-cols-1 gap-3">{children}</div>
    </section>
  );
}
