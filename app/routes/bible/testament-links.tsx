export const testamentId = (testament: string) => `${testament}-heading`;

export function TestamentLinks({ testaments }: { testaments: readonly { testament: string }[] }) {
  return (
    <nav aria-label="Testaments" className="no-print mt-3 flex flex-wrap gap-x-6 ">
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

/** Over its books a group's name is set apart from them; beside them it is as large. */
export const groupName =
  "text-subheading max-lg:font-sans max-lg:text-base max-lg:font-semibold max-lg:tracking-normal";
