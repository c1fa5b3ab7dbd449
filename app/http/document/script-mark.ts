import { createContext } from "react";

/** What the scripts of a page that is rendered carry, to be told from others; the browser has none. */
export const ScriptMark = createContext<string | undefined>(undefined);
