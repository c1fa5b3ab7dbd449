/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a href={`#${target}`} className="skip-link night button button-primary">
      Skip to main content
    </a>
  );
}
