/** Files are named by what is in them, so cached for good. @param name as in drawings.ts */
export function artFile(name: string): string {
  return `/assets/${name}-${import.meta.env.VITE_ART}.svg`;
}
