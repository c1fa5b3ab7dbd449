/** The built service worker, as vite/worker.ts hands it to the route that serves it. */
declare module "virtual:worker" {
  const script: string;
  export default script;
}
