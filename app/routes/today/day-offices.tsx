import { ButtonLink } from "~/ui/controls/button";
import { officePath } from "./today-path";

/** Morning and night prayer; the one of the hour is gold. */
export function DayOffices({ day }: { day?: string }) {
  return (["morning", "night"] as const).map((now) => (
    <nav
      key={now}
      aria-label="Prayers of the day"
      className={`no-print mt-6 mb-5 hidden flex-wrap gap-3 ${shownAt[now]}`}
    >
      <ButtonLink
        to={officePath("morning", { day })}
        variant={now === "morning" ? "primary" : "secondary"}
      >
        Morning prayer
      </ButtonLink>
      <ButtonLink
        to={officePath("night", { day })}
        variant={now === "night" ? "primary" : "secondary"}
      >
        Night prayer
      </ButtonLink>
    </nav>
  ));
}

const shownAt = {
  morning: "in-data-[hour=morning]:flex in-data-[hour=midday]:flex",
  night: "in-data-[hour=evening]:flex in-data-[hour=night]:flex",
};
