import { createContext } from "react";

export const StaticHtml = createContext<(name: string) => string | undefined>(() => undefined);

export type StaticParts = Readonly<Record<string, string>> | undefined;
