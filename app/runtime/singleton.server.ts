/**
 * One instance a process, however many copies of this module are bundled: the command and the
 * Remix build each carry one, and the development server reloads them.
 */
export function singleton<T>(name: string, make: () => T): T {
  const instances = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`prayer-life.${name}`);
  instances[key] ??= make();
  return instances[key];
}
