/** Dims a drawing on dark pages, but for its lights. Where words stand in its positioned box: `after:-z-1`. */
export const dimmed =
  "after:absolute after:inset-0 after:bg-(--shade) after:mix-blend-soft-light after:opacity-65";
