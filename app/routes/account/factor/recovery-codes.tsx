import { ButtonLink } from "~/ui/controls/button";
import { Notice } from "~/ui/forms/notice";
import { codesNew } from "./factor-definition";

/** New codes, this once. They print as they stand here. @param to where one goes on. */
export function RecoveryCodes({ codes, to }: { codes: readonly string[]; to: string }) {
  return (
    <section id="codes" aria-labelledby="codes-heading" className="mt-6 scroll-mt-20">
      <h2 id="codes-heading">{codesNew.title}</h2>
      <Notice variant="info" className="mt-3">
        {codesNew.description}
      </Notice>
      <ol className="mt-6 grid gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="buttons no-print mt-8">
        <ButtonLink to={to}>I’ve kept them</ButtonLink>
      </div>
    </section>
  );
}
