import { command } from "../command.server";
import { serve as serveSite } from "./serve";

export const serve = command({
  name: "serve",
  summary: "Serve the site (the default)",
  usage: ["[serve]"],
  about: `Makes the data folder when there is none, brings the database to this program's schema,
and serves until SIGTERM or SIGINT. A socket passed by systemd is taken for PORT and HOST.
Settings come from the environment, or from a file: prayer-life --env /etc/prayer-life.env`,
  options: { port: { type: "string", value: "PORT", about: "In place of PORT" } },
  examples: [{ call: "serve", does: "http://localhost:3000, data in ./data" }],
  async run({ settings }) {
    await serveSite(settings);
    return 0;
  },
});
