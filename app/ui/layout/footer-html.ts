import { createContext } from "react";

/** What stands in the footer, which is the same on every page; known on the server only. */
export const FooterHtml = createContext("");
