/** What a picture of a scene measures in its own units: a whole one, or a panorama. */
export function sceneSize(wide: boolean): { width: number; height: number } {
  return wide ? { width: 1440, height: 480 } : { width: 800, height: 500 };
}
