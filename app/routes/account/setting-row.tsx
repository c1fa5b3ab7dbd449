import type { ReactNode } from "react";

type SettingProps = { id: string; heading: string; children: ReactNode };

/** One thing among others of its kind: its name, how it stands, and what changes it. */
export function Setting({ id, heading, children }: SettingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h3 id={`${id}-heading`} className="font-sans text-base font-semibold">
        {heading}
      </h3>
      <div className="grid max-w-136 grid-cols-1 gap-1">{children}</div>
    </section>
  );
}
