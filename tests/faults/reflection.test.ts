import { describe, expect, it } from "vitest";
import { ask, form, readData } from "../support/ask";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";
import { quantile } from "./floods/visitor";

const server = withServer();
const isLong = times(0, 1) === 1;
const longest = 20;

/** Almost as much as a body takes, of what is dear to write down: a letter each, and its bytes sent. */
const dear = { "<": 3, '"': 3, "\\": 3, "\u2028": 9, 𝔄: 12, é: 6, a: 1 };

/** Of every form that gives words back: where it is posted, and its fields. */
const forms: [string, string, string[]][] = [
  ["/contact", "contact", ["name", "email", "phone", "topic", "message"]],
  ["/contact", "prayer-request", ["fullName", "email", "prayerRequest"]],
  ["/features", "newsletter", ["email"]],
  ["/coming-soon", "waitlist", ["email"]],
  ["/auth", "login", ["username"]],
  ["/auth?tab=register", "register", ["username", "email"]],
];

/** Milliseconds until a response is there, the median of several. */
async function timeOf(path: string, fields: Record<string, string>) {
  const waited: number[] = [];
  let text = "";
  for (let i = 0; i < times(1, 15); i++) {
    const start = performance.now();
    const response = await ask(server, path, form(fields));
    waited.push(performance.now() - start);
    expect([path, response.status]).toEqual([path, 400]);
    text = response.text;
  }
  return { ms: quantile(waited, 0.5), text };
}

describe.each(forms)("what %s gives back of a refused %s", (path, name, fields) => {
  it("is what was written, and soon there", async (context) => {
    const worst = { data: 0, page: 0 };
    for (const [letter, bytes] of Object.entries(dear)) {
      for (const field of fields) {
        const words = letter.repeat(Math.floor(60_000 / bytes));
        const sent = { form: name, [field]: words };
        const data = await timeOf(path.replace(/(\?|$)/, ".data$1"), sent);
        const page = await timeOf(path, sent);
        expect(JSON.stringify(await readData(data.text))).toContain(
          JSON.stringify(words).slice(1, -1),
        );
        worst.data = Math.max(worst.data, data.ms);
        worst.page = Math.max(worst.page, page.ms);
        if (isLong) expect(data.ms, `${field} of ${letter}`).toBeLessThan(longest);
      }
    }
    tell(context, {
      fault: `60 KB in a field of ${name}, given back`,
      extent: `${fields.length} fields, ${Object.keys(dear).length} letters`,
      result: `slowest to our script ${worst.data.toFixed(1)} ms, as a page ${worst.page.toFixed(1)} ms`,
    });
  }, 300_000);

  it("is flat words under the form's own names, whatever else is sent", async () => {
    const strange = ["constructor", "__proto__", `${fields[0]}[a][b][0]`, `${fields[0]}.a`, "a[]"];
    const sent = [
      ["form", name],
      [fields[0] ?? "", "x"],
      ...strange.map((key) => [key, "strange"]),
    ];
    const { text } = await ask(server, path.replace(/(\?|$)/, ".data$1"), form(sent));
    expect(text).not.toContain("strange");
  });
});
