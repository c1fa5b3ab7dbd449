const choices = { download: "Download it", newsletter: "Newsletter", delete: "Delete it" };

/** What may be done stands below a long list: the way past it. */
export function ToChoices() {
  return (
    <span className="no-print mt-2 flex flex-wrap gap-x-6">
      {Object.entries(choices).map(([id, label]) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center">
          {label}
        </a>
      ))}
    </span>
  );
}
