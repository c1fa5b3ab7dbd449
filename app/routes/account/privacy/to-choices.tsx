import { Fragment } from "react";

const choices = { download: "Download", newsletter: "Newsletter", delete: "Delete it all" };

/** What may be done stands below a long list: the way past it. */
export function ToChoices() {
  return (
    <span className="no-print mt-2 flex flex-wrap gap-x-6">
      {Object.entries(choices).map(([id, label]) => (
        <Fragment key={id}>
          <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
            {label}
          </a>{" "}
        </Fragment>
      ))}
    </span>
  );
}
