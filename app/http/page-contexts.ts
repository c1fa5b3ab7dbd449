import { createContext } from "react";

/** The id of the request that a page was rendered for; known on the server only. */
export const RequestId = createContext<string | undefined>(undefined);

/** What the scripts of a page that is rendered carry, to be told from others; the browser has none. */
export const ScriptMark = createContext<string | undefined>(undefined);
