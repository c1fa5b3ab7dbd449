import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageLinks } from "~/ui/controls/page-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { teamStyles } from "~/ui/team/team-styles";
import { type DeskPage, deskPage } from "./desk.server";
import { DeskFrame } from "./desk-frame";
import { DeskHelp } from "./desk-help";
import { DeskLists } from "./desk-links";
import { listNames } from "./desk-lists";
import { DoneNotice } from "./done-notice";
import { FindOnDesk } from "./find-on-desk";
import { ListedRequest } from "./listed-request";
import { requireMember, teamHeaders } from "./member.server";

export { formHeaders as headers } from "~/forms/form-headers";

export const links = teamStyles;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "The desk of the prayer team", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  return data(await deskPage(member, args.request.url), { headers: teamHeaders });
}

/** What was asked of the team, the oldest first. */
export default function Desk() {
  const page = useLoaderData<typeof loader>();
  const { items, list, words, path, pageCount } = page;
  return (
    <DeskFrame title="The desk" lead={leadOf(page)} isLeader={page.isLeader}>
      <DoneNotice />
      <div className="grid grid-cols-1 gap-6 pt-8">
        {page.isNew && <DeskHelp {...page} />}
        <FindOnDesk words={words} />
        <DeskLists {...page} />
        <section aria-labelledby="list-heading">
          <h2 id="list-heading">{headingOf(page)}</h2>
          {items.length === 0 ? (
            <p className="mt-4">
              {words === undefined ? listNames[list].empty : "Nothing was found."}
            </p>
          ) : (
            <ol className="mt-2">
              {items.map((item) => (
                <ListedRequest key={item.id} {...item} />
              ))}
            </ol>
          )}
        </section>
        {!page.isNew && <DeskHelp {...page} />}
        <PageLinks path={path} page={page.page} pageCount={pageCount} />
      </div>
    </DeskFrame>
  );
}

function headingOf({ list, words, count }: DeskPage): string {
  if (words === undefined) return listNames[list].label;
  return `${count} with “${words}” in them`;
}

function leadOf({ counts, messages, isLeader }: DeskPage): string {
  const parts = [
    said(counts.waiting, "request waits", "requests wait"),
    ...(isLeader ? [said(counts.leaders, "is for the leaders", "are for the leaders")] : []),
    ...(messages ? [said(messages, "message waits", "messages wait")] : []),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join("; ")}.` : "Nothing waits. Thank you.";
}

function said(
  { count, age }: { count: number; age?: string },
  one: string,
  many: string,
): string | undefined {
  if (count === 0) return undefined;
  const oldest = age && count > 1 ? `, the oldest for ${age}` : age ? `, for ${age}` : "";
  return `${count} ${count === 1 ? one : many}${oldest}`;
}
