import { answeredPath } from "~/paths";
import { DawnRings } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { grouped } from "~/ui/reading/grouped";

function answeredWords(count: number): string {
  if (count === 0) return "When an answer comes, in whatever shape, it finds its place here.";
  return `${count === 1 ? "One prayer" : `${grouped(count)} prayers`}, to be read with thanks.`;
}

/** The way to the prayers that were answered. */
export function AnsweredCard({ count }: { count: number }) {
  return (
    <div className="vigil night grid grid-cols-1 justify-items-start gap-4 px-inset py-8 max-lg:pb-24 max-sm:pb-34 max-sm:[--rings:15rem] max-sm:[--rings-right:1rem]">
      <DawnRings />
      <div>
        <h2>Answered</h2>
        <p className="mt-2 max-w-136">{answeredWords(count)}</p>
      </div>
      <ButtonLink to={answeredPath} variant="secondary">
        {count === 0 ? "Answered prayers" : count === 1 ? "Read it" : "Read them"}
      </ButtonLink>
    </div>
  );
}
