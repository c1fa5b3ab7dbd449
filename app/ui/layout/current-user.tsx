import { createContext, useContext } from "react";

/** The person signed in, as pages know one. */
export type CurrentUser = { username: string; email: string; zone?: PageZone };

/** The zone of a person's days as their pages have it, and whether they chose it over their device's. */
export type PageZone = { zone: string; isChosen: boolean };

const Context = createContext<CurrentUser | null | undefined>(undefined);

/** Tells the page who is signed in; null for a visitor. */
export const CurrentUserProvider = Context.Provider;

/** Who is signed in, or null. @throws outside the provider. */
export function useCurrentUser(): CurrentUser | null {
  const user = useContext(Context);
  if (user === undefined) throw new Error("useCurrentUser must be used inside its provider");
  return user;
}

/** That of who is signed in, if it is known: a chosen one counts for more than the device's clock. */
export const usePageZone = (): PageZone | undefined => useContext(Context)?.zone;
