import type { Plan } from "../../../content/plans/plans";
import type { Theme } from "../../../content/themes/themes";

export function planCard({ id, title, description, image, scene, tone, duration }: Plan) {
  return { id, title, description, image, scene, tone, duration };
}

export function themeCard({ id, title, description, image, scene, tone }: Theme) {
  return { id, title, description, image, scene, tone };
}

/** Related cards, that of the page itself behind the others. */
export function ownLast<Card extends { id: string }>(cards: readonly Card[], own: string): Card[] {
  return [...cards.filter(({ id }) => id !== own), ...cards.filter(({ id }) => id === own)];
}

export type PlanCardData = ReturnType<typeof planCard>;
export type ThemeCardData = ReturnType<typeof themeCard>;
