/** Three entries of the journal; one of them answered. */
export function JournalScreen() {
  return (
    <>
      <rect width="228" height="492" rx="30" fill="#fffdf7" />
      <text className="phone-serif" x="20" y="78" fontSize="25" fill="#141c30">
        Journal
      </text>
      <g className="phone-sans" fontSize="11" fill="#4b5266">
        <text x="20" y="122">
          Thursday
        </text>
        <text x="20" y="212">
          Tuesday
        </text>
        <text x="20" y="302">
          Sunday
        </text>
      </g>
      <g className="phone-serif" fontSize="16" fill="#141c30">
        <text x="20" y="144">
          Patience at home
        </text>
        <text x="20" y="234">
          Grandma’s visit
        </text>
        <text x="20" y="324">
          A free afternoon
        </text>
      </g>
      <path d="M20 172H208M20 262H208" stroke="#e2d8c3" />
    </>
  );
}
