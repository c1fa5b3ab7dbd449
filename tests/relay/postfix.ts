import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findProxy } from "../../bin/proxies.mjs";
import { temporaryFolder } from "../support/folder";

/** Postfix runs as root alone: it gives its rights away itself. */
export const postfix = process.getuid?.() === 0 ? findProxy("postfix") : undefined;

export type Postfix = {
  port: number;
  /** Its certificate, which it has signed itself. */
  certificate: string;
  log(): string;
  stop(): void;
};

/**
 * A Postfix of the system's on a port of this machine, with nothing of its configuration: it takes letters
 * from who gives ann's password alone, "right", and throws them away.
 * @param more lines of its main.cf.
 */
export async function startPostfix(more = ""): Promise<Postfix> {
  const folder = temporaryFolder();
  // Its parts run as another user.
  chmodSync(folder, 0o755);
  for (const name of ["queue", "data", "sasl"]) mkdirSync(join(folder, name));
  execFileSync("chown", ["postfix", join(folder, "data")]);
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:0.0.0.0";
  const request = "req -x509 -nodes -newkey rsa:2048 -days 1 -subj /CN=mail -addext".split(" ");
  const out = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request, names, ...out], { stdio: "pipe" });
  const users = join(folder, "sasl/users");
  execFileSync("saslpasswd2", ["-p", "-c", "-f", users, "-u", "mail", "ann"], { input: "right" });
  chmodSync(users, 0o644);
  writeFileSync(
    join(folder, "sasl/smtpd.conf"),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nsasldb_path: ${users}\nmech_list: PLAIN LOGIN\n`,
  );
  const port = await freePort();
  writeFileSync(join(folder, "main.cf"), mainOf(folder, { certificate, key }) + more);
  writeFileSync(join(folder, "master.cf"), masterOf(port));
  execFileSync(postfix ?? "postfix", ["-c", folder, "start"], { stdio: "pipe" });
  return {
    port,
    certificate,
    log: () => readFileSync(join(folder, "log"), "utf8"),
    stop: () => void execFileSync(postfix ?? "postfix", ["-c", folder, "stop"], { stdio: "pipe" }),
  };
}

const mainOf = (folder: string, { certificate, key }: Record<string, string>) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mail
mydestination =
mynetworks =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
default_transport = discard:
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sasl_path = smtpd
smtpd_sasl_local_domain = mail
cyrus_sasl_config_path = ${folder}/sasl
`;

const masterOf = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
postlog unix-dgram n - n - 1 postlogd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
discard unix - - n - - discard
error unix - - n - - error
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
