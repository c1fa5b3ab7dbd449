/** What a service worker has beside a page: TypeScript's libraries of both don't stand in one program. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  clientId: string;
  respondWith(response: Promise<Response>): void;
};

type Client = { url: string; postMessage(message: unknown): void };

type Scope = {
  /** Set before the script where the site, or this device, keeps nothing. */
  OFF?: boolean;
  registration: ServiceWorkerRegistration;
  clients: { get(id: string): Promise<Client | undefined>; matchAll(): Promise<readonly Client[]> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: string, listener: (event: ExtendableEvent) => void): void;
};

export const scope = globalThis as unknown as Scope;
