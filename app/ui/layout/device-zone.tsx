import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { doneParameter, intentField, zoneField, zoneIntent } from "~/forms/form";
import { usePageZone } from "./current-user";

const dayIn = (timeZone = "UTC") => new Date().toLocaleDateString("en-CA", { timeZone });

/** After a journey: tells the account the device's zone and shows the day there, unless a zone was chosen. */
export function DeviceZone(): null {
  const { zone, isChosen = false } = usePageZone() ?? {};
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const busy = useRef(false);
  busy.current = state !== "idle" || fetchers.length > 0;
  useEffect(() => {
    if (isChosen) return;
    const told = new Set([zone]);
    const tell = async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      if (document.hidden || told.has(timeZone)) return;
      told.add(timeZone);
      const body = new URLSearchParams({ [intentField]: zoneIntent, [zoneField]: timeZone });
      // A page that is alive follows no redirect: it only has to know that it was saved.
      const post = { method: "POST", body, redirect: "manual" } as const;
      const sent = await fetch("/account/settings", post).catch(() => undefined);
      // What a page shows once, after a form, would be gone.
      const isOnce = new URLSearchParams(location.search).has(doneParameter);
      const isOtherDay = dayIn(zone) !== dayIn(timeZone);
      // Whatever is under way would be stopped by it, and brings the day along.
      if (sent?.type === "opaqueredirect" && isOtherDay && !isOnce && !busy.current) revalidate();
    };
    void tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [zone, isChosen, revalidate]);
  return null;
}
