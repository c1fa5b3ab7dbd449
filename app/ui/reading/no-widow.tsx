/** Words of a paragraph, of which the last few stay together where there is room: a short one looks lost on a line. */
export function NoWidow({ text }: { text: string }) {
  const end = text.search(lastWords) + 1;
  if (end === 0) return <>{text}</>;
  const [first, ...last] = text.slice(end).split(" ");
  return (
    <>
      {text.slice(0, end)}
      <span className="sm:whitespace-nowrap">
        {first} <span className="inline-block indent-0">{last.join(" ")}</span>
      </span>
    </>
  );
}

/** Three short words after others. */
const lastWords = / (?=.{1,24}$)\S+ \S+ \S+$/;
