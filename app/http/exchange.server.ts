import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity } from "./context.server";
import type { RouteMatch } from "./route-table.server";

/** What a request carries through the edge. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  id: string;
  /** What the log names. */
  route: string;
  match: RouteMatch;
  /** Its address is a key. */
  isSecret?: boolean;
  /** Who asks, where a page is not for everybody. */
  identity?: Identity;
  /** Whose share of the queues it takes. */
  address: string;
};
