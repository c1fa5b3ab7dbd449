/** For whom a search is too slow. */
export function CrisisCall() {
  return (
    <span>
      In a crisis?{" "}
      <a href="tel:988" className="link">
        Call or text 988
      </a>
    </span>
  );
}
