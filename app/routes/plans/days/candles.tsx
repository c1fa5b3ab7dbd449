/** The candles of a wreath, one more alight each week; the week's name stands beside them. */
export function Candles({ lit, of: count }: { lit: number; of: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * 12} 24`}
      aria-hidden="true"
      className="h-6 flex-none fill-none stroke-current text-ink-quiet"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a candle is known by its place
        <g key={index} transform={`translate(${index * 12})`}>
          <path d="M3.5 23V12h5v11zM6 12V9.5" />
          {index < lit && (
            <path
              className="fill-accent stroke-none"
              d="M6 0C8 3 9 4.5 9 6.3A3 3 0 0 1 3 6.3C3 4.5 4 3 6 0Z"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
