import type { Server } from "node:http";
import type { ListenOptions } from "node:net";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";

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
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, settings));
    server.once("error", fail);
    server.listen(where, () => {
      server.off("error", fail);
      resolve();
    });
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : PORT;
  if (passed) noteSocket(address, settings);
  return PORT === 0 ? `http://localhost:${port}` : ORIGIN;
}

/** Whoever sets HOST or PORT should know where the service manager listens in their place. */
function noteSocket(found: ReturnType<Server["address"]>, { HOST, PORT }: Settings): void {
  if (typeof found !== "object" || !found || (found.address === HOST && found.port === PORT))
    return;
  log().warn(
    `the socket that was passed is ${found.address}:${found.port}; HOST and PORT are not read: ` +
      '"systemctl edit prayer-life.socket" changes it',
  );
}

/** What keeps a server from its port, and what to do about it. */
function explain(error: NodeJS.ErrnoException, { HOST, PORT }: Settings): Error {
  const { code = "", message } = error;
  const advice: Record<string, string> = {
    EADDRINUSE:
      `Another program listens on port ${PORT} of ${HOST} already. End that, ` +
      "or choose another port with PORT.",
    EACCES:
      `This user may not listen on port ${PORT}: those below 1024 are the system's. Choose another ` +
      "with PORT and put a proxy before it, or let systemd pass the socket.",
    EADDRNOTAVAIL: `${HOST} is no address of this machine. ${hosts}`,
    ENOTFOUND: `No machine is called ${HOST}. ${hosts}`,
  };
  const explanation = advice[code === "EAI_AGAIN" ? "ENOTFOUND" : code];
  return new Error(explanation ? `${explanation} (${code})` : message, { cause: error });
}

const hosts = "HOST takes 127.0.0.1 for this machine alone, or 0.0.0.0 for every network it is in.";

const firstPassed = 3;

/** The descriptor of a socket that was passed to this very process (sd_listen_fds). */
function passedSocket(env: NodeJS.ProcessEnv): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = env;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  if (Number(LISTEN_PID) !== process.pid || !(Number(LISTEN_FDS) > 0)) return undefined;
  if (Number(LISTEN_FDS) > 1) throw new Error("More than one socket was passed; one is served.");
  return firstPassed;
}
