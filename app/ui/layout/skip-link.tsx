/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link night button button-primary">
      Skip to main content
    </a>
  );
}
