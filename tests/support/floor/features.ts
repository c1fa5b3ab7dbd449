import { compatOf, type Engines, lacking, namesBelow } from "./compat";

/** @property path where compatibility data have it @property lacks engines of the floor that have it later */
export type Feature = { name: string; path: string; lacks: Engines };

export function featureOfGlobal(name: string): Feature | undefined {
  return first(name, [
    ["javascript", "builtins", name],
    ["api", name],
    ["api", "Window", name],
    ["api", "WorkerGlobalScope", name],
    ["api", "ServiceWorkerGlobalScope", name],
  ]);
}

/** @param owners interfaces that have the member, as TypeScript names them */
export function featureOfMember(owners: string[], name: string): Feature | undefined {
  return first(
    name,
    owners.flatMap((owner) => {
      const of = owner.replace(/^Readonly(?=Array$|Map$|Set$)|Constructor$/g, "");
      const both = [name, `${name}_static`];
      if (owner.endsWith("Constructor")) both.reverse();
      return both.flatMap((member) => [
        ["javascript", "builtins", of, member],
        ["api", of, member],
      ]);
    }),
  );
}

/** @returns nothing where compatibility data know no such path */
export function featureAtPath(path: string[]): Feature[] {
  const compat = compatOf(...path);
  const name = path.at(-1) ?? "";
  return compat ? [{ name, path: path.join("."), lacks: lacking(compat) }] : [];
}

function first(name: string, paths: string[][]): Feature | undefined {
  const [found] = paths.flatMap(featureAtPath);
  return found && { ...found, name };
}

/** Of objects that nobody knows the kind of: what every kind that has such a member has since later. */
export function featureOfName(name: string): Feature | undefined {
  return distinctive().get(name);
}

let known: Map<string, Feature> | undefined;

function distinctive(): Map<string, Feature> {
  if (known) return known;
  const found = new Map<string, Feature[]>();
  for (const room of [["javascript", "builtins"], ["javascript", "builtins", "Intl"], ["api"]])
    for (const owner of namesBelow(...room))
      for (const name of namesBelow(...room, owner)) {
        const compat = compatOf(...room, owner, name);
        if (!compat || name.endsWith("_static") || name.endsWith("_event")) continue;
        const feature = { name, path: [...room, owner, name].join("."), lacks: lacking(compat) };
        found.set(name, [...(found.get(name) ?? []), feature]);
      }
  known = new Map();
  for (const [name, [one, ...more]] of found)
    if (one && [one, ...more].every(({ lacks }) => Object.keys(lacks).length > 0))
      known.set(name, one);
  return known;
}
