type DaysLightProps = { done: number; dayCount: number; className?: string };

/** The days of a plan as small suns, as many lit as were prayed; the words stand beside it. */
export function DaysLight({ done, dayCount, className = "" }: DaysLightProps) {
  return (
    <span aria-hidden="true" className={`flex flex-wrap gap-2 ${className}`}>
      {Array.from({ length: dayCount }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number
          key={day}
          className={`size-3 rounded-round border ${day < done ? "border-accent bg-accent forced-colors:bg-[CanvasText]" : "border-control"}`}
        />
      ))}
    </span>
  );
}
