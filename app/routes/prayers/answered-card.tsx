import { answeredPath } from "~/paths";
import { DawnRings } from "~/ui/art/dawn-rings";
import { ButtonLink } from "~/ui/controls/button";
import { grouped } from "~/ui/reading/grouped";

function answeredWords(count: number): string {
  if (count === 0) return "When an answer comes, in whatever shape, it finds its place here.";
  return `${count === 1 ? "One prayer" : `${grouped(count)} prayers`} answered, to be read with thanks.`;
}

/** The way to the prayers that were answered. */
export function AnsweredCard({ count }: { count: number }) {
  return (
    <div className="vigil night grid grid-cols-1 justify-items-start gap-4 max-lg:pb-32">
      <DawnRings />
      <h2>Answered</h2>
      <p className="max-w-136">{answeredWords(count)}</p>
      <ButtonLink to={answeredPath} variant="secondary">
        Answered prayers
      </ButtonLink>
    </div>
  );
}
