import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "./page-banner";
import type { Way } from "./refusal-message";

type RefusalPageProps = {
  status: number;
  title: string;
  text: string;
  way?: Way;
  requestId?: string;
};

/** A request that cannot be served, said calmly. Its number helps those who write to us about it; what is not found needs none. */
export function RefusalPage({ status, title, text, way, requestId }: RefusalPageProps) {
  return (
    <PageBanner title={title} lead={text} eyebrow={`Error ${status}`} scene="lamp" alone>
      <div className="buttons mt-8">
        {way && <ButtonLink to={way.to}>{way.label}</ButtonLink>}{" "}
        <ButtonLink to="/" variant={way ? "secondary" : "primary"}>
          Go to the home page
        </ButtonLink>
      </div>
      {status !== 404 && requestId && (
        <p className="mt-6 text-small">
          If you write to us about this, please name <code>{requestId}</code>.
        </p>
      )}
    </PageBanner>
  );
}
