import { Notice } from "~/ui/forms/notice";
import { codesNew } from "./factor-definition";

/** New codes, this once. They print as they stand here. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section id="codes" aria-labelledby="codes-heading" className="mt-6 scroll-mt-20">
      <h2 id="codes-heading">{codesNew.title}</h2>
      <Notice variant="info" className="mt-3">
        {codesNew.description}
      </Notice>
      <ol className="mt-6 grid gap-x-8 gap-y-2 cols-fit-24">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
