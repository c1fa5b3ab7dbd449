import { Link } from "@remix-run/react";
import MoonStar from "lucide-react/icons/moon-star";
import { useRef } from "react";
import { prayerField } from "~/forms/prayer";
import { ActForm } from "~/ui/act-form";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useFocusKept } from "~/ui/use-focus-kept";
import { pagePath } from "./page-number";
import type { PrayersPage } from "./prayers.server";

type RestingProps = { prayers: PrayersPage["resting"]; page: number };

/** What rests, folded; each comes back on its day, or when it is woken. */
export function Resting({ prayers, page }: RestingProps) {
  const fold = useRef<HTMLElement>(null);
  useFocusKept(prayers.length, () => fold.current ?? document.getElementById("prayers-heading"));
  if (prayers.length === 0) return null;
  return (
    <details className="resting">
      <summary ref={fold}>
        <Icon of={MoonStar} /> At rest: {prayers.length}
      </summary>
      <ul>
        {prayers.map(({ handle, name, until }) => (
          <li key={handle}>
            <Link id={`name-${handle}`} to={`/account/prayers/${handle}`}>
              {name}
            </Link>
            <p>Until {until}</p>
            <ActForm
              action={pagePath("/account/prayers", page)}
              act="wake"
              values={{ [prayerField]: handle }}
            >
              {(pending) => (
                <Button
                  variant="quiet"
                  pending={pending}
                  pendingText="One moment..."
                  aria-describedby={`name-${handle}`}
                >
                  Wake it now
                </Button>
              )}
            </ActForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
