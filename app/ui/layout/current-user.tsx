import { createContext, useContext } from "react";

/** The person signed in, as pages know one. */
export type CurrentUser = { username: string; email: string };

const Context = createContext<CurrentUser | null | undefined>(undefined);

/** Tells the page who is signed in; null for a visitor. */
export const CurrentUserProvider = Context.Provider;

/** Who is signed in, or null. @throws outside the provider. */
export function useCurrentUser(): CurrentUser | null {
  const user = useContext(Context);
  if (user === undefined) throw new Error("useCurrentUser must be used inside its provider");
  return user;
}
