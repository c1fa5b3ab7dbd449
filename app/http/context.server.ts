import type { Role } from "#db/accounts/team.server";
import type { User } from "#db/accounts/users.server";
import type { Refusal } from "./refusal.server";

/** Under the development server and stock `remix-serve` it is empty, so every field may be absent. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId?: string;
    address?: string;
    body?: Buffer;
    /** Not a script's request for data alone. */
    isDocument?: boolean;
    /**
     * A loader that finds this runs after an action that has refused: Remix gives loaders and `meta` no
     * action data.
     */
    isFormPost?: boolean;
    /** Thrown by the guard and by the root loader. */
    refusal?: Refusal;
    identity?: Identity;
    storageFailed?: boolean;
  }
}

/** Unseen is who may be signed in while the database cannot be asked: a stranger to public pages. */
export type Identity = { user?: User; role?: Role; isUnseen?: boolean };

/** Pages that are 404 to all but some. */
export type HiddenPages = {
  covers(pattern: string): boolean;
  /** @param pattern of the page's route, such as "/team/:handle". */
  admit(
    request: Pick<Request, "headers">,
    pattern: string,
  ): Promise<{ identity: Identity; isAdmitted: boolean }>;
};
