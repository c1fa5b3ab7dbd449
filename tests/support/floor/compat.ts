import { createRequire } from "node:module";
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from "@mdn/browser-compat-data";

/** The oldest browsers that style and scripts are for; README.md names the same. */
export const floor = { chrome: "99", firefox: "97", safari: "15.4" } as const;

export type Engines = Partial<Record<keyof typeof floor, string>>;

// One of the 20 MB for all who ask; `import` of JSON would want an attribute that Vite does not pass on.
const data = createRequire(import.meta.url)(
  "@mdn/browser-compat-data",
) as typeof import("@mdn/browser-compat-data").default;

/** @param path such as `api.URL.canParse_static` @returns what is known of it, if anything is */
export function compatOf(...path: string[]): CompatStatement | undefined {
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at?.__compat;
}

/** Names one step below a path, `__compat` left out. */
export function namesBelow(...path: string[]): string[] {
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const name of path) at = at?.[name];
  return Object.keys(at ?? {}).filter((name) => name !== "__compat");
}

/** @returns of the engines that lack it at these versions, the first version that has it (`never` if none) */
export function lacking(compat: CompatStatement, oldest: Engines = floor): Engines {
  const found: Engines = {};
  for (const [engine, version] of Object.entries(oldest) as [keyof Engines, string][]) {
    const spans = spansOf([compat.support[engine] ?? []].flat());
    const has = spans.some(
      ([from, to]) => !isNewer(from, version) && (to === undefined || isNewer(to, version)),
    );
    const [first] = spans.map(([from]) => from).sort((a, b) => (isNewer(a, b) ? 1 : -1));
    if (!has) found[engine] = first ?? "never";
  }
  return found;
}

/** From which version to which. Behind a flag or under another name is not there; in part is. */
function spansOf(statements: SupportStatement[]): [from: string, to?: string][] {
  return (statements as SimpleSupportStatement[]).flatMap((statement) => {
    const { version_added: from, version_removed: to } = statement;
    const { flags, prefix, alternative_name } = statement;
    if (typeof from !== "string" || from === "preview") return [];
    if (flags || prefix || alternative_name) return [];
    const versions = [from, ...(typeof to === "string" ? [to] : [])];
    return [versions.map((version) => version.replace("≤", "")) as [string, string?]];
  });
}

/** Versions have one or two numbers: 15.4, 99. */
export function isNewer(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [thanMajor = 0, thanMinor = 0] = than.split(".").map(Number);
  return major > thanMajor || (major === thanMajor && minor > thanMinor);
}
