import { useContext } from "react";
import { ScriptMark } from "~/http/page-contexts";
import listenScript from "./listen.js?url";

/**
 * Puts the button where the device has a voice of its own; what reads aloud is asked for when it is pressed.
 * Some browsers know their voices only a moment later, and some speak only what is begun within the press: hence the
 * empty words.
 */
const offer = `((place,url)=>{if(!("speechSynthesis"in window))return;const voices=speechSynthesis,button=document.createElement("button");button.type="button";button.className="link inline-flex min-h-11 items-center";button.textContent="Listen";button.onclick=()=>{voices.speak(new SpeechSynthesisUtterance(""));import(url).then(({listen})=>listen(button),()=>{button.textContent="Listen (try again)"})};const look=()=>{if(voices.getVoices().some(({localService,lang})=>localService&&/^en\\b/i.test(lang)))place.append(button)};look();voices.addEventListener?.("voiceschanged",look)})(document.currentScript.previousSibling,${JSON.stringify(listenScript)})`;

export function ListenButton() {
  const nonce = useContext(ScriptMark);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what a script puts there is not React's */}
      <span className="empty:hidden" dangerouslySetInnerHTML={{ __html: "" }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} data-alone="" dangerouslySetInnerHTML={{ __html: offer }} />
    </>
  );
}
