import type { Plan } from "../../../content/plans/plans";
import type { Theme } from "../../../content/themes/themes";

/** What a card shows of a plan. */
export function planCard({ id, title, description, image, scene, tone, duration }: Plan) {
  return { id, title, description, image, scene, tone, duration };
}

/** What a card shows of a theme. */
export function themeCard({ id, title, description, image, scene, tone }: Theme) {
  return { id, title, description, image, scene, tone };
}

export type PlanCardData = ReturnType<typeof planCard>;
export type ThemeCardData = ReturnType<typeof themeCard>;
