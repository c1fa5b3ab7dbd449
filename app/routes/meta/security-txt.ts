import { securityTxt } from "~/server/security-txt.server";
import { contact } from "../../../content/samples";

export function loader() {
  return new Response(securityTxt(contact.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
