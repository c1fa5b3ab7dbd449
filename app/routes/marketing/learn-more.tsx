import { useMounted } from "~/ui/controls/use-mounted";
import { useToast } from "~/ui/toast/toast-region";

const comingSoon =
  "Coming soon: More detailed information about this feature will be available in the app.";

type LearnMoreProps = {
  title: string;
  /** The id of the feature's heading. */
  about: string;
};

/** A word about a feature: as a toast, and where no script runs in its place. */
export function LearnMore({ title, about }: LearnMoreProps) {
  const mounted = useMounted();
  const show = useToast();
  if (!mounted) {
    return (
      <details>
        <summary className="text-button" aria-describedby={about}>
          Learn more
        </summary>
        <p className="pb-3 text-small">{comingSoon}</p>
      </details>
    );
  }
  return (
    <button
      type="button"
      className="text-button"
      aria-describedby={about}
      onClick={() => show({ title, description: comingSoon, duration: 3000, variant: "info" })}
    >
      Learn more
    </button>
  );
}
