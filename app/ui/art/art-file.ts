/**
 * Where a drawing lies, by its name in drawings.tsx. The files are named by what is in them, so that
 * they are cached for good.
 */
export function artFile(name: string): string {
  return `/assets/${name}-${import.meta.env.VITE_ART}.svg`;
}
