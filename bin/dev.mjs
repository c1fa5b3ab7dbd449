import { attempt, say } from "./project.mjs";
import { runTool } from "./run.mjs";
import { ensureInstalled } from "./setup.mjs";

process.exitCode = await attempt(async () => {
  await ensureInstalled();
  const { HOST = "127.0.0.1", PORT = "3000" } = process.env;
  say(`Reloads while you edit: http://localhost:${PORT}`);
  const args = ["vite:dev", "--host", HOST, "--port", PORT, "--strictPort"];
  return runTool("remix", [...args, ...process.argv.slice(2)], {
    env: { NODE_ENV: "development" },
  });
});
