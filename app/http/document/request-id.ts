import { createContext } from "react";

/** The id of the request that a page was rendered for; known on the server only. */
export const RequestId = createContext<string | undefined>(undefined);
