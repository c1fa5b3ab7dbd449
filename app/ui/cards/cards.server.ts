import type { Plan } from "../../../content/plans/plans";
import type { Theme } from "../../../content/themes/themes";

/** What a card shows of a plan. */
export function planCard({ id, title, description, duration, ...plan }: Plan) {
  const { image, scene, tone, detail } = plan;
  // A page sends no key that says nothing.
  const cut = detail && { detail };
  return { id, title, description, image, scene, tone, ...cut, duration };
}

/** What a card shows of a theme. */
export function themeCard({ id, title, description, image, scene, tone, detail }: Theme) {
  return { id, title, description, image, scene, tone, ...(detail && { detail }) };
}

export type PlanCardData = ReturnType<typeof planCard>;
export type ThemeCardData = ReturnType<typeof themeCard>;
