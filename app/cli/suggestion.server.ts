import { editDistance } from "#content/edit-distance";

/** The name that somebody may have meant, if one is near: two letters wrong at the most. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, far: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .filter(({ name, far }) => far <= Math.min(2, Math.floor(name.length / 2)))
    .sort((one, other) => one.far - other.far);
  return typed.length > 1 ? near[0]?.name : undefined;
}
