import type { Plan } from "../../../content/plans/plans";
import type { Theme } from "../../../content/themes/themes";

export function planCard({ id, title, description, duration, ...plan }: Plan) {
  const { image, scene, tone, detail } = plan;
  // A page sends no key that says nothing.
  const cut = detail && { detail };
  return { id, title, description, image, scene, tone, ...cut, duration };
}

export function themeCard({ id, title, description, image, scene, tone, detail }: Theme) {
  return { id, title, description, image, scene, tone, ...(detail && { detail }) };
}

export type PlanCardData = ReturnType<typeof planCard>;
export type ThemeCardData = ReturnType<typeof themeCard>;
