import { createContext } from "react";

export const Photos = createContext(false);
