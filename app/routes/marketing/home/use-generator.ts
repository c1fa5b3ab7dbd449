import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { useFocusAfter } from "~/ui/forms/use-focus-after";
import { type HomeQuery, homePath } from "./home-query";

/** Milliseconds that a prayer takes to come. */
const delay = 300;

/** Shows another of the prayers that the page has already, after a breath. */
export function useGenerator(query: HomeQuery, form: RefObject<HTMLFormElement>) {
  const navigate = useNavigate();
  const [asked, ask] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each prayer asked for
  useEffect(() => {
    if (asked === undefined) return;
    const timer = setTimeout(() => {
      ask(undefined);
      navigate(homePath({ ...query, prayer: asked }), { replace: true, preventScrollReset: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [asked]);

  const generating = asked !== undefined;
  useFocusAfter(generating, form);
  return { generating, generate: ask };
}
