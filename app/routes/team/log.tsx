import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { changeNames } from "#content/messages/team-people";
import { listTeamChanges } from "#db/accounts/team.server";
import { listCalmed, listViews } from "#db/requests/request-page.server";
import { teamRequestPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber, readPage } from "~/ui/controls/page-number";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Moment } from "~/ui/reading/moment";
import { requireMember, teamHeaders } from "./member.server";
import { TeamFrame } from "./team-page";

export { headers } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

const pageSize = 50;

export const meta = privateMeta("Who looked - The desk");

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args, "/team/log");
  const shown = await readPage(pageNumber(args.request.url), pageSize, (range) =>
    listViews(database(), range),
  );
  const calmed = await listCalmed(database(), pageSize);
  const changes = await listTeamChanges(database(), pageSize);
  return data({ ...shown, calmed, changes }, { headers: teamHeaders });
}

export default function Log() {
  const { views, calmed, changes, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <TeamFrame
      title="Who looked"
      lead="Who opened a request that is for the leaders alone, and when."
      isLeader
    >
      <div className="grid grid-cols-1 gap-6 pt-8">
        <p className="max-w-168">
          Each time that its words were shown is a line, and so is the page that follows when a
          button is pressed on it. The program only adds to this log; neither it nor anybody through
          it can change or remove a line. Whoever holds the database itself could.
        </p>
        {views.length === 0 ? <p>Nobody has looked at one yet.</p> : <ViewTable views={views} />}
        <PageLinks path="/team/log" page={page} pageCount={pageCount} />
        {calmed.length > 0 && (
          <section aria-labelledby="calmed-heading">
            <h2 id="calmed-heading">Marks of danger taken back</h2>
            <ul className="mt-3 grid grid-cols-1 gap-2">
              {calmed.map(({ id, at, name }) => (
                <li key={id}>
                  {name ? isolated(name) : "Somebody no longer here"}: {id}
                  {at && (
                    <>
                      , <Moment at={at} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {changes.length > 0 && (
          <section aria-labelledby="changes-heading">
            <h2 id="changes-heading">Who came, who went</h2>
            <ul className="mt-3 grid grid-cols-1 gap-2">
              {changes.map(({ line, by, name }) => (
                <li key={line.id}>
                  <Moment at={line.changedAt} />: {nameOf(name, line.userId)}{" "}
                  {changeNames[line.change]}, by{" "}
                  {line.changedBy ? nameOf(by, line.changedBy) : "the server’s shell"}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </TeamFrame>
  );
}

const nameOf = (name: string | null, userId: number | null) =>
  name ? isolated(name) : `No longer here (${userId})`;

type ViewTableProps = Pick<Awaited<ReturnType<typeof listViews>>, "views">;

function ViewTable({ views }: ViewTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-4 [&_:is(td,th)]:text-start">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">Request</th>
          </tr>
        </thead>
        <tbody>
          {views.map(({ id, requestId, stands, name, userId, way, lookedAt }) => (
            <tr key={id}>
              <td>
                <Moment at={lookedAt} />
              </td>
              <td>{way === "shell" ? "At the server’s shell" : nameOf(name, userId)}</td>
              <td>
                {stands ? (
                  <Link
                    to={teamRequestPath(`r${requestId}`)}
                    className="link inline-flex min-h-6 items-center"
                  >
                    r{requestId}
                  </Link>
                ) : (
                  `r${requestId}, erased`
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
