import type { Plan } from "#content/plans/plans";
import type { Theme } from "#content/themes/themes";

export function planCard({ id, title, description, image, scene, tone, duration }: Plan) {
  return { id, title, description, image, scene, tone, duration };
}

export function themeCard({ id, title, description, image, scene, tone }: Theme) {
  return { id, title, description, image, scene, tone };
}

export type PlanCardData = ReturnType<typeof planCard>;
export type ThemeCardData = ReturnType<typeof themeCard>;
