import type { Server } from "node:http";
import type { ListenOptions } from "node:net";
import type { Settings } from "~/runtime/env.server";

/** Connections that wait to be taken in: as many as systems grant. Who finds no room waits a second. */
const backlog = 4_096;

/**
 * Listens where the settings say, or on the socket that the service manager passes: that one stays
 * open between two servers, so nobody is refused while one takes the other's place.
 * @returns the address to show.
 */
export async function listen(server: Server, settings: Settings): Promise<string> {
  const { PORT, HOST, ORIGIN } = settings;
  const passed = passedSocket(process.env);
  const where: ListenOptions = passed
    ? ({ fd: passed } as ListenOptions)
    : { port: PORT, host: HOST, backlog };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(where, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  return PORT === 0 ? `http://localhost:${port}` : ORIGIN;
}

const firstPassed = 3;

/** The descriptor of a socket that was passed to this very process (sd_listen_fds). */
function passedSocket(env: NodeJS.ProcessEnv): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = env;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  if (Number(LISTEN_PID) !== process.pid || !(Number(LISTEN_FDS) > 0)) return undefined;
  if (Number(LISTEN_FDS) > 1) throw new Error("More than one socket was passed; one is served.");
  return firstPassed;
}
