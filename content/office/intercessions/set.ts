/** What is asked for on one day: one line, one breath. */
export type Intercessions = {
  /** Whom it is for. */
  about: string;
  petitions: readonly [string, string, string, string, string];
  /** Despair or illness is near: whom to call stands under it. */
  needsHelpLines?: true;
  /** Home or somebody in it may not be safe. */
  unsafeHome?: true;
};
