import { expect } from "../test";
import * as account from "./account-walks";
import * as form from "./form-walks";
import { forms } from "./forms";
import type { Situation } from "./rows";
import * as sharing from "./sharing-walks";
import { open, seesInPage, type Walk } from "./visit";

const { newsletter, waitlist, prayerRequest, contact } = forms;

/** How each row is walked; a row that no visitor can reach has its unit test instead. */
export const walks: Record<Exclude<Situation, "Auth context used outside its provider">, Walk> = {
  "Login failure": account.loginFailure,
  "Registration failure": account.registrationFailure,
  "Logout failure": account.logoutFailure,
  "Login success": account.loginSuccess,
  "Registration success": account.registrationSuccess,
  "Logout success": account.logoutSuccess,
  "Newsletter empty": form.empty(newsletter),
  "Newsletter failure": form.newsletterFailure,
  "Newsletter success": form.taken(newsletter),
  "Waitlist empty": form.empty(waitlist),
  "Waitlist failure": form.waitlistFailure,
  "Waitlist success": form.taken(waitlist),
  "Prayer request missing fields": form.empty(prayerRequest),
  "Prayer request failure": form.prayerRequestFailure,
  "Prayer request success": form.taken(prayerRequest),
  "Contact missing fields": form.empty(contact),
  "Contact response with success false": form.contactRefused,
  "Contact network or other failure": form.contactFailure,
  "Contact success": form.taken(contact),
  "Generator copy success": sharing.generatorCopied,
  "Generator copy failure": sharing.generatorNotCopied,
  "Generator share unsupported": sharing.generatorCannotShare,
  "Generator share error": sharing.generatorShareError,
  "Generator Save": sharing.generatorSave,
  "Verse copy failure": sharing.verseNotCopied,
  "Native share failure": sharing.notShared,
  "Text copied (Instagram)": sharing.verseForInstagram,
  "Text copied (Copy)": sharing.verseCopied,
  "Plan or theme copy success": sharing.informationCopied,
  "Plan or theme copy failure": sharing.informationNotCopied,
  async "Unknown route"(visit) {
    const { page } = visit;
    await open(visit, "/no/such/page");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await seesInPage(visit, main, "Did you forget to add the page to the router?");
    await main.getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL("/");
  },
};
