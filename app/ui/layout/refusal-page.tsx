import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "./page-banner";

type RefusalPageProps = {
  status: number;
  title: string;
  text: string;
  requestId?: string;
};

/** A request that cannot be served, said calmly. The number helps those who ask us about it. */
export function RefusalPage({ status, title, text, requestId }: RefusalPageProps) {
  return (
    <PageBanner title={title} lead={text} eyebrow={`Error ${status}`} scene="lamp" alone>
      <div className="buttons mt-8">
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      {requestId && (
        <p className="mt-6 text-small">
          If you write to us about this, please name <code>{requestId}</code>.
        </p>
      )}
    </PageBanner>
  );
}
