import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * The device's own voice for these words, a paragraph at a time; undefined where there is none. A
 * voice that some service speaks from afar would tell it the prayer, and does not count.
 */
export function useVoice(
  words: readonly string[],
): { speaking: boolean; toggle(): void } | undefined {
  const available = useSyncExternalStore(watchVoices, hasVoice, () => false);
  const [speaking, setSpeaking] = useState(false);

  useEffect(() => {
    if (!speaking) return;
    const stop = () => speechSynthesis.cancel();
    addEventListener("pagehide", stop);
    return () => {
      removeEventListener("pagehide", stop);
      stop();
    };
  }, [speaking]);

  function speak() {
    const voice = ownVoice();
    if (!voice) return;
    speechSynthesis.cancel();
    for (const [index, text] of words.entries()) {
      const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
        voice,
        lang: voice.lang,
        rate: 0.9,
        onerror: () => setSpeaking(false),
      });
      if (index === words.length - 1) utterance.onend = () => setSpeaking(false);
      speechSynthesis.speak(utterance);
    }
    setSpeaking(true);
  }

  if (!available) return undefined;
  return { speaking, toggle: () => (speaking ? setSpeaking(false) : speak()) };
}

function ownVoice(): SpeechSynthesisVoice | undefined {
  if (!("speechSynthesis" in window)) return undefined;
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^en\b/i.test(lang));
  return own.find((voice) => voice.default) ?? own[0];
}

const hasVoice = () => ownVoice() !== undefined;

/** Some browsers know their voices only a moment later. */
function watchVoices(changed: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  speechSynthesis.addEventListener?.("voiceschanged", changed);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", changed);
}
