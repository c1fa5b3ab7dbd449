/** What shows: no blank, and nothing that only steers how others are shown (zero-width, soft hyphens). */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Whether nothing of a text can be seen. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
