/** Words of a paragraph, of which the last two stay together if they are short: one alone looks lost on a line. */
export function NoWidow({ text }: { text: string }) {
  const end = text.search(lastWords) + 1;
  if (end === 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, end)}
      <span className="inline-block indent-0">{text.slice(end)}</span>
    </>
  );
}

const lastWords = / (?=.{1,20}$)\S+ \S+$/;
