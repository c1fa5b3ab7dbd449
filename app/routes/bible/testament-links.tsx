type TestamentLinksProps = {
  testaments: readonly { testament: string }[];
  className?: string;
};

/** The place of a testament on a page that shows both. */
export const testamentId = (testament: string) => `${testament}-heading`;

/** From the head of a page to where each testament begins. */
export function TestamentLinks({ testaments, className = "" }: TestamentLinksProps) {
  return (
    <nav aria-label="Testaments" className={`no-print mt-3 flex flex-wrap gap-x-6 ${className}`}>
      {testaments.map(({ testament }) => (
        <a
          key={testament}
          href={`#${testamentId(testament)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {testament} Testament
        </a>
      ))}
    </nav>
  );
}
