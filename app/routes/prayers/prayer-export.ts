import type { LoaderFunctionArgs } from "@remix-run/node";
import type { User } from "#db/accounts/users.server";
import { requireOpened } from "~/accounts/locks.server";
import { formats } from "~/prayers/prayer-file.server";
import { ownPrayers } from "~/prayers/prayers.server";
import { personalFile } from "~/routes/account/privacy/personal-export.server";

/** My Prayers as Markdown, or with `?as=csv` as a table. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireOpened(args);
  const asked = new URL(args.request.url).searchParams.get("as");
  const format = formats[asked === "csv" ? "csv" : "markdown"];
  const { type, ending } = format;
  return personalFile(args.context, {
    name: `my-prayers.${ending}`,
    type,
    pieces: piecesOf(format, user),
  });
}

async function* piecesOf(
  { head, write }: (typeof formats)["csv"],
  user: User,
): AsyncGenerator<string> {
  yield head;
  for await (const batch of ownPrayers(user)) yield batch.map(write).join("");
}
