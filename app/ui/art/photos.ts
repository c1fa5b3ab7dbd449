import { createContext } from "react";

/** Whether pages show photos of the photo service; without it they have our own art alone. */
export const Photos = createContext(false);
