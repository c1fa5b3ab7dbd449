import { createContext } from "react";

/** Finds HTML that the server has written once for everyone, by its name; the browser has none. */
export const StaticHtml = createContext<(name: string) => string | undefined>(() => undefined);

/** What a loader hands over of such HTML, by its name: nothing where it stands in the page already. */
export type StaticParts = Readonly<Record<string, string>> | undefined;
