/**
 * On a dark page a drawing is dimmed, but for its lights; on a light one the shade is neutral. Its box
 * is positioned; where words stand in it the shade goes under them by `after:-z-1`.
 */
export const dimmed =
  "after:absolute after:inset-0 after:bg-(--shade) after:mix-blend-soft-light after:opacity-65";
