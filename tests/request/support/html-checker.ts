import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { checker } from "../../../bin/java.mjs";

/** Part of the standard since 2023; this checker (the last that downloads no Java by itself) does not know it. */
const unknownToIt = "Attribute “name” not allowed on element “details” at this point\\.";

/**
 * Has one process of the Nu HTML checker read pages, with the style and the pictures in them.
 * @param java a path
 * @param pages their HTML by a name
 * @returns an error a line, the page's name before it; warnings pass.
 */
export async function checkHtml(java: string, pages: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-html-"));
  try {
    const names = Object.keys(pages);
    names.forEach((name, index) => {
      writeFileSync(join(folder, `${index}.html`), pages[name] ?? "");
    });
    const options = ["--errors-only", "--format", "json", "--filterpattern", unknownToIt];
    const args = ["-Xss4m", "-Dfile.encoding=UTF-8", "-jar", checker, ...options, folder];
    const child = spawn(java, args, { stdio: ["ignore", "ignore", "pipe"] });
    const { messages } = JSON.parse(await text(child.stderr)) as { messages: Message[] };
    return messages.map(({ url, message, extract }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${name}: ${message} ${extract ?? ""}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Message = { url: string; message: string; extract?: string };
