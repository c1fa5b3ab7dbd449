import type { IncomingMessage, ServerResponse } from "node:http";
import type { Role } from "#db/accounts/team.server";
import type { User } from "#db/accounts/users.server";
import type { Refusal } from "./refusal.server";
import type { RouteMatch } from "./route-table.server";

/** Under the development server and stock `remix-serve` it is empty: every field may be absent. */
declare module "@remix-run/node" {
  interface AppLoadContext {
    requestId?: string;
    address?: string;
    body?: Buffer;
    isDocument?: boolean;
    /** The loader runs after a refused action: Remix gives loaders and `meta` no action data. */
    isFormPost?: boolean;
    /** What another app shared, or a list to look at, stands in the form: nothing was refused. */
    isShared?: boolean;
    refusal?: Refusal;
    identity?: Identity;
    storageFailed?: boolean;
  }
}

/** Unseen: perhaps signed in, but the database cannot be asked; a stranger to public pages. */
type Identity = { user?: User; role?: Role; isUnseen?: boolean };

/** Pages that are 404 to all but some. */
export type HiddenPages = {
  covers(pattern: string): boolean;
  admit(
    request: Pick<Request, "headers">,
    pattern: string,
  ): Promise<{ identity: Identity; isAdmitted: boolean }>;
};

/** A request on its way through the edge. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  id: string;
  route: string;
  match: RouteMatch;
  isSecret?: boolean;
  identity?: Identity;
  /** Its share of the queues is used. */
  address: string;
};
