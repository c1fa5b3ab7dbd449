const hour = 3_600_000;
const day = 24 * hour;

/** How long the links of letters work, in milliseconds. */
export const linkLifetimes = {
  reset: hour,
  address: 7 * day,
  undo: 7 * day,
  confirm: 30 * day,
};

/** Between two letters that tell the operator what came. */
export const digestPause = hour;

/** Since the mail server took the letter that asked; whoever has not answered by then is forgotten. */
export const unansweredFor = 30 * day;

/** Letters that were sent are remembered for as long as their links may be pressed, and some more. */
export const rememberedFor = 45 * day;

/** How often a letter is tried: at growing distances, over about three days. */
export const mostAttempts = 20;

/** Milliseconds until the next try: a minute, then twice as long each time, up to six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(6 * hour, 60_000 * 2 ** (attempts - 1));
}
