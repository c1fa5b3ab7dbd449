import { createContext, useContext } from "react";
import type { DraftKey } from "~/forms/form";

export type CurrentUser = {
  username: string;
  email: string;
  zone?: PageZone;
  /** Of what is begun on this device. */
  drafts?: DraftKey;
};

export type PageZone = { zone: string; isChosen: boolean };

const Context = createContext<CurrentUser | null | undefined>(undefined);

export const CurrentUserProvider = Context.Provider;

export function useCurrentUser(): CurrentUser | null {
  const user = useContext(Context);
  if (user === undefined) throw new Error("useCurrentUser must be used inside its provider");
  return user;
}

export const usePageZone = (): PageZone | undefined => useContext(Context)?.zone;
