type DaysLightProps = { done?: readonly number[]; dayCount: number; className?: string };

export function DaysLight({ done, dayCount, className = "" }: DaysLightProps) {
  return (
    <span aria-hidden="true" className={`flex flex-wrap gap-2 ${className}`}>
      {Array.from({ length: dayCount }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number
          key={day}
          className={`size-3 rounded-round border ${(done?.includes(day + 1) ?? true) ? "border-accent bg-accent forced-colors:bg-[CanvasText]" : "border-control"}`}
        />
      ))}
    </span>
  );
}
