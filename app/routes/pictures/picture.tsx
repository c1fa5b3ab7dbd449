import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { PictureView } from "./picture-canvas";
import { PictureForm } from "./picture-form";
import { pictureOf, pictureQuery } from "./picture-request.server";

export { prayingStyles as links } from "~/routes/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Words as a picture", canonical: false });

export function loader({ request }: LoaderFunctionArgs) {
  const picture = pictureOf(new URL(request.url).searchParams);
  if (!picture) throw data(null, { status: 404 });
  const { choices, ...shown } = picture;
  const parts = choices.filter(({ isPart }) => isPart);
  return {
    ...shown,
    choices: choices.map(({ value, label }) => ({ value, label })),
    parts: parts.map(({ value }) => ({
      path: `/picture?${pictureQuery({ ...picture.chosen, line: value })}`,
      isShown: value === picture.chosen.line,
    })),
    address: `/picture.svg?${pictureQuery(picture.chosen)}`,
  };
}

export default function WordsAsPicture() {
  const { chosen, source, choices, parts, text, name, words, address } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to={source.path}>{source.pageTitle}</BackLink>}
        title="Words as a picture"
        lead="Keep it on your phone, or send it to somebody who needs these words today."
        scene={chosen.scene === "stars" ? "hills" : "stars"}
        tone="mist"
        low="reading"
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-column gap-y-part pt-[clamp(1rem,2vw,2rem)] pb-passage lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div
          id="picture"
          className="grid scroll-mt-20 grid-cols-1 content-start gap-8 self-start lg:sticky lg:top-24"
        >
          <div className="grid gap-3">
            <PictureView address={address} words={words} alt={`${text} ${name}`} />
            <p className="field-hint">It stays on your device until you share it.</p>
          </div>
          {parts.length > 0 && <Parts parts={parts} />}
        </div>
        <PictureForm chosen={chosen} words={choices} />
      </div>
    </>
  );
}

/** Leads through a passage that would be too small to read in one picture. */
function Parts({ parts }: { parts: readonly { path: string; isShown: boolean }[] }) {
  return (
    <nav aria-labelledby="parts-heading" className="border-t border-line pt-5">
      <h2 id="parts-heading" className="text-subheading">
        This passage in {parts.length} pictures
      </h2>
      <p className="mt-1 text-ink-quiet">
        In one, its words would be too small to read on a phone. Send them one after another, or
        choose a single sentence.
      </p>
      <ol className="mt-2 flex flex-wrap gap-1">
        {parts.map(({ path, isShown }, index) => (
          <li key={path}>
            <Link
              to={path}
              replace
              preventScrollReset
              aria-label={`Part ${index + 1}`}
              aria-current={isShown ? "true" : undefined}
              className="grid min-h-11 min-w-11 place-items-center aria-[current]:border-b-2 aria-[current]:font-semibold"
            >
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
