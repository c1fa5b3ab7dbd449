import { createContext } from "react";

export const RequestId = createContext<string | undefined>(undefined);

/** The nonce while a page is rendered; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
