import { useContext, useSyncExternalStore } from "react";
import { type HourName, hourName, hourStarts } from "#content/hours/hour";
import { ScriptMark } from "~/http/page-contexts";
import { usePageZone } from "../layout/current-user";

const never = () => () => {};

/** What the server knows until scripts run, and for whoever chose a zone. */
export function useHour(given: HourName, chosen: boolean): HourName {
  const isServed = usePageZone()?.isChosen || chosen;
  const own = () => (isServed ? given : hourName(new Date().getHours()));
  return useSyncExternalStore(never, own, () => given);
}

const { morning, midday, evening, night } = hourStarts;

/** The same as `hourName` of the content; a page is painted before that one is there. */
export const ownHour = `((a,h)=>{h=h<${morning}||h>${night - 1}?"night":h<${midday}?"morning":h<${evening}?"midday":"evening";if(a.hour!=h){a.hour=h;a.turn=""}})(document.currentScript.parentNode.dataset,new Date().getHours())`;

/** Turns what it stands in to the visitor's own hour before it is painted, so that nothing jumps. */
export function HourScript() {
  const nonce = useContext(ScriptMark);
  if (usePageZone()?.isChosen) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ownHour }} />;
}
