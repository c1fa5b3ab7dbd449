/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink({ target = "main" }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="skip-link night button button-primary fixed top-2 left-2 z-60 not-focus:[transform:translateY(-200%)]"
    >
      Skip to main content
    </a>
  );
}
