import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fetchRaw } from "./raw.mjs";
import { freePort, start, temporaryFolder } from "./servers.mjs";

/** Whether nginx is installed. */
export const hasNginx = !spawnSync("nginx", ["-v"]).error;

/**
 * nginx with the very bytes that a server of ours gives for some paths: compressed already, on disk
 * and in the system's cache, with the same headers, its log off.
 * @param {string} name
 * @param {string} url of our server
 * @param {string[]} paths
 * @param {"1" | "auto"} workers
 */
export async function startNginx(name, url, paths, workers) {
  const folder = temporaryFolder();
  const port = await freePort();
  const places = await Promise.all(
    ["/robots.txt", ...paths].map(async (path, i) => {
      const { headers, body } = await fetchRaw(url + path);
      writeFileSync(join(folder, `${i}.bin`), body);
      return location(path, `${i}.bin`, headers);
    }),
  );
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, workers, places));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  return start(name, "nginx", args, { folder, port });
}

/** @param {string} folder @param {number} port @param {string} workers @param {string[]} places */
function configuration(folder, port, workers, places) {
  return `
${process.getuid?.() === 0 ? "user root root;" : ""}
daemon off;
worker_processes ${workers};
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=2048;
    root ${folder};
    ${places.join("\n    ")}
  }
}
`;
}

/** @param {string} path @param {string} file @param {import("node:http").IncomingHttpHeaders} headers */
function location(path, file, headers) {
  const { "content-type": type, ...others } = headers;
  const fields = Object.entries(others)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const id = "add_header X-Request-Id $request_id;";
  const said = [`types {}`, `default_type "${type}";`, ...fields, id].join(" ");
  return `location = ${path.split("?")[0]} { try_files /${file} =404; ${said} }`;
}

/** What nginx says of itself. */
const own = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "last-modified",
  "x-request-id",
]);
