import { lifeline } from "#content/help-lines";

/** For whom a search is too slow. */
export function CrisisCall() {
  return (
    <span>
      In a crisis?{" "}
      <a href={lifeline.call} className="link">
        {`Call or text ${lifeline.number}`}
      </a>
    </span>
  );
}
