import { renderToStaticMarkup } from "react-dom/server";
import { now } from "~/runtime/clock.server";
import { once } from "~/runtime/once.server";
import { contact } from "../../../content/samples";
import { FooterContent } from "./footer-content";

const written = once(() => new Map<number, string>());

/** The footer's words as HTML, written once a year. */
export function footerHtml(): string {
  const year = new Date(now()).getUTCFullYear();
  const html = written().get(year) ?? write(year);
  written().set(year, html);
  return html;
}

function write(year: number): string {
  return renderToStaticMarkup(<FooterContent year={year} social={contact.social} />);
}
