import { contactDetails } from "../../../content/samples";
import { securityTxt } from "./security-txt.server";

export function loader() {
  return new Response(securityTxt(contactDetails.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
