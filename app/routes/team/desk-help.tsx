/** What a person new to the desk asks. */
export function DeskHelp({ isLeader }: { isLeader: boolean }) {
  return (
    <details className="max-w-168">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        How the desk works
      </summary>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          Pray for whatever you like, taken or not. After “Amen” or “Prayed for,” whoever asked sees
          that somebody prayed.
        </li>
        <li>
          Take a request when you mean to stay with it, so that two people don’t write at once.
        </li>
        <li>
          Write back if you want to. Where somebody has no account, a second person reads your note
          before it goes.
        </li>
        <li>Close it when nothing is left to do. If they write again, it comes back by itself.</li>
        <li>Words of danger? Send the help lines at once, and tell a leader.</li>
        <li>If it’s too heavy, hand it on with one press. Nobody asks you why.</li>
        {isLeader && (
          <li>
            Private requests stand under “For leaders.” Their words are on their own pages alone,
            and every look is in the log.
          </li>
        )}
      </ul>
    </details>
  );
}
