import { now } from "~/runtime/clock.server";
import { staticHtml } from "~/ui/static/static-html.server";
import { contact } from "../../../content/samples";
import { FooterContent } from "./footer-content";

/** The footer's words as HTML, written once a year. */
export function footerHtml(): string {
  const year = new Date(now()).getUTCFullYear();
  const content = () => <FooterContent year={year} social={contact.social} />;
  return staticHtml(`footer ${year}`, content);
}
