import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BackLink } from "~/ui/controls/back-link";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { PictureView } from "./picture-canvas";
import { PictureForm } from "./picture-form";
import { pictureOf, pictureQuery } from "./picture-request.server";

export { prayingStyles as links } from "~/ui/praying/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Words as a picture", canonical: false });

export function loader({ request }: LoaderFunctionArgs) {
  const picture = pictureOf(new URL(request.url).searchParams);
  if (!picture) throw data(null, { status: 404 });
  return { ...picture, address: `/picture.svg?${pictureQuery(picture.chosen)}` };
}

/** Words of the site on one of its scenes, to keep or to send. */
export default function WordsAsPicture() {
  const { chosen, source, lines, isWhole, text, name, words, address } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        before={<BackLink to={source.path}>{source.pageTitle}</BackLink>}
        title="Words as a picture"
        lead="Keep it on your phone, or send it to somebody who needs these words today. It goes nowhere until you send it."
        scene={chosen.scene}
        low
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-column gap-y-part py-passage lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PictureView address={address} words={words} alt={`${text} ${name}`} />
        <PictureForm chosen={chosen} lines={lines} isWhole={isWhole} />
      </div>
    </>
  );
}
