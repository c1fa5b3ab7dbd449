import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import type { PrayerTemplate } from "#content/prayers";
import { useFocusAfter } from "~/ui/forms/use-focus-after";
import { noConnection } from "~/ui/layout/connection";
import { useToast } from "~/ui/toast/toast-region";
import { type HomeQuery, homePath } from "./home-query";

/** Milliseconds that a prayer takes to come. */
const delay = 300;

/** Shows another prayer after a breath; all of them come once the page is alive, and stay in hand. */
export function useGenerator(query: HomeQuery, form: RefObject<HTMLFormElement>) {
  const navigate = useNavigate();
  const show = useToast();
  const [asked, ask] = useState<string>();
  const [others, setOthers] = useState<readonly PrayerTemplate[]>([]);

  async function prepare() {
    const { prayers } = await import("#content/prayers");
    setOthers(prayers);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void prepare().catch(() => {}), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each prayer asked for
  useEffect(() => {
    if (asked === undefined) return;
    const come = async () => {
      ask(undefined);
      try {
        await prepare();
      } catch {
        return show(noConnection);
      }
      navigate(homePath({ ...query, prayer: asked }), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(come, delay);
    return () => clearTimeout(timer);
  }, [asked]);

  const generating = asked !== undefined;
  useFocusAfter(generating, form);
  return { generating, generate: ask, others };
}
