/** A short prayer for a day, a need or a kind of person; its address has its id. */
export type Occasion = {
  id: string;
  title: string;
  /** Said under its title: it stands among the hard rooms. */
  line?: string;
  prayer: string;
  /** A passage to go on with. */
  passage: string;
  /** Other words that people look for it by. */
  also: string;
  /** Whom to call stands under it. */
  help?: "crisis" | "unsafeHome" | "child" | "withdrawal";
};
