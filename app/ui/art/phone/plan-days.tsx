/** A plan's seven days: the `done` ones, today's, and those to come. */
export function Days({ done }: { done: number }) {
  const places = [32, 58, 84, 110, 136, 162, 188];
  const today = places[done];
  return (
    <>
      <g fill="none" stroke="#b9ad93" strokeWidth="1.5">
        {places.slice(done + 1).map((x) => (
          <circle key={x} cx={x} cy="235" r="8" />
        ))}
      </g>
      {places.slice(0, done).map((x) => (
        <g key={x}>
          <circle cx={x} cy="235" r="8.5" fill="#d4af37" />
          <path d={`M${x - 4} 235l3 3 5-6`} fill="none" stroke="#0f172a" strokeWidth="1.75" />
        </g>
      ))}
      <circle cx={today} cy="235" r="7.75" fill="#0f172a" stroke="#d4af37" strokeWidth="1.5" />
      <circle cx={today} cy="235" r="2.5" fill="#d4af37" />
    </>
  );
}
