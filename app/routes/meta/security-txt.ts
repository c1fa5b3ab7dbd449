import { contact } from "../../../content/samples";
import { securityTxt } from "./security-txt.server";

export function loader() {
  return new Response(securityTxt(contact.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
