import { type FormEvent, useRef } from "react";
import { prayerThemes } from "#content/prayer-themes";
import type { PrayerTemplate } from "#content/prayers";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { Labelled } from "~/ui/forms/labelled";
import type { HomeQuery } from "./home-query";
import { PrayerSheet } from "./prayer-sheet";
import { useGenerator } from "./use-generator";

type PrayerGeneratorProps = {
  /** The one that the address asks for. */
  prayer: Pick<PrayerTemplate, "id" | "reference" | "text">;
  query: HomeQuery;
};

/** A theme to choose, and a prayer from scripture for it. Choosing alone changes nothing. */
export function PrayerGenerator({ prayer, query }: PrayerGeneratorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { generating, generate, others } = useGenerator(query, form);
  const { prayer: id = Object.keys(prayerThemes)[0], ...lists } = query;
  const shown = id === prayer.id ? prayer : (others.find((each) => each.id === id) ?? prayer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    generate(String(new FormData(event.currentTarget).get("prayer")));
  }

  return (
    <section id="learn-more" aria-labelledby="generator-heading" className="sunken band">
      <div className="split wrap gap-y-8">
        <div>
          <h2 id="generator-heading" className="text-title">
            Tracking Your Personal Prayers
          </h2>
          <p className="lead mt-3">
            Try it here: choose what is on your heart, and pray a passage as your own words.
          </p>
          <form
            ref={form}
            method="get"
            action="/#learn-more"
            onSubmit={submit}
            className="form no-print mt-7"
          >
            {Object.entries(lists).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Labelled of={{ id: "prayer-theme" }} label="Prayer theme">
              <select id="prayer-theme" name="prayer" defaultValue={shown.id} className="control">
                {Object.entries(prayerThemes).map(([value, theme]) => (
                  <option key={value} value={value}>
                    {theme}
                  </option>
                ))}
              </select>
            </Labelled>
            <Button pending={generating}>
              {generating ? (
                <>
                  <Icon of="loader-circle" className="animate-spinner" /> Generating...
                </>
              ) : (
                "Generate Prayer"
              )}
            </Button>
          </form>
        </div>
        <PrayerSheet prayer={shown} query={query} />
      </div>
    </section>
  );
}
