/** Words of a paragraph, of which the last few stay together where there is room: two short ones look lost on a line. */
export function NoWidow({ text }: { text: string }) {
  const end = text.search(lastWords) + 1;
  if (end === 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, end)}
      <span className="sm:whitespace-nowrap">{text.slice(end)}</span>
    </>
  );
}

/** Three short words after others. */
const lastWords = / (?=.{1,20}$)\S+ \S+ \S+$/;
