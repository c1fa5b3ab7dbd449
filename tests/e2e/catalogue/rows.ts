/** A row of the error catalogue, and how a visitor comes to it. */
export type Row = {
  situation: string;
  /** What is said, as the specification words it; what stands in quotes is literal. */
  notice: string;
  reached: string;
  /** Every way (scripts, none, blocked), or why scripts alone reach it, or the unit test that does. */
  ways: "every" | { scripts: string } | { unit: string };
};

const clipboard = { scripts: "a clipboard is a script's" };
const sharing = { scripts: "the device's sharing is a script's" };

/** Section 8 of the specification, row by row. */
export const catalogue = [
  {
    situation: "Login failure",
    notice:
      "Destructive toast 'Login failed' with the error message, or 'Invalid username or password'",
    reached: "a wrong password; a server that fails; no connection",
    ways: "every",
  },
  {
    situation: "Registration failure",
    notice: "Toast 'Registration failed' with the message, or 'Could not create your account'",
    reached: "a name that is taken; a server that fails; no connection",
    ways: "every",
  },
  {
    situation: "Logout failure",
    notice: "Toast 'Logout failed' with the error message",
    reached: "a server that fails; no connection",
    ways: "every",
  },
  {
    situation: "Login success",
    notice: "'Login successful' / 'Welcome back, {username}!'",
    reached: "the login form",
    ways: "every",
  },
  {
    situation: "Registration success",
    notice: "'Registration successful' / 'Your account has been created successfully!'",
    reached: "the registration form",
    ways: "every",
  },
  {
    situation: "Logout success",
    notice: "'Logged out' / 'You have been logged out successfully'",
    reached: "the account menu",
    ways: "every",
  },
  {
    situation: "Auth context used outside its provider",
    notice: "An error is thrown",
    reached: "no visitor can",
    ways: { unit: "tests/app/ui/layout/current-user.test.tsx" },
  },
  {
    situation: "Newsletter empty",
    notice: "'Email required' / 'Please enter your email address.'",
    reached: "the form left empty",
    ways: "every",
  },
  {
    situation: "Newsletter failure",
    notice:
      "Destructive 'Error' / 'There was an error subscribing to the newsletter. Please try again.'",
    reached: "a server that fails; no connection",
    ways: "every",
  },
  {
    situation: "Newsletter success",
    notice: "'Thank you for subscribing!' / 'You have been added to our newsletter.'",
    reached: "the form filled in",
    ways: "every",
  },
  {
    situation: "Waitlist empty",
    notice: "'Email required' / 'Please enter your email address to join the waitlist.'",
    reached: "the form left empty",
    ways: "every",
  },
  {
    situation: "Waitlist failure",
    notice:
      "Destructive 'Something went wrong' / 'We couldn't add you to the waitlist. Please try again.'",
    reached: "a server that fails; no connection",
    ways: "every",
  },
  {
    situation: "Waitlist success",
    notice:
      "'You've joined the waitlist!' / 'Thank you for your interest. We'll notify you when the app launches.' plus inline 'Thanks for joining! We'll notify you when the app launches.'",
    reached: "the form filled in",
    ways: "every",
  },
  {
    situation: "Prayer request missing fields",
    notice: "'Missing Information' / 'Please fill out all required fields.'",
    reached: "the form left empty",
    ways: "every",
  },
  {
    situation: "Prayer request failure",
    notice:
      "A non-OK response throws with the server's message or 'Failed to submit prayer request'; toast 'Submission Error' with that message, or 'There was a problem submitting your request. Please try again.'; inline 'There was a problem submitting your request. Please try again later.'",
    reached: "a server that fails; a response without text; no connection",
    ways: "every",
  },
  {
    situation: "Prayer request success",
    notice:
      "Toast 'Prayer Request Submitted' / 'Our prayer team will be praying for you.'; inline 'Your prayer request has been submitted. Our prayer team will be praying for you.'",
    reached: "the form filled in",
    ways: "every",
  },
  {
    situation: "Contact missing fields",
    notice: "Destructive 'Missing information' / 'Please fill out all required fields.'",
    reached: "the form left empty",
    ways: "every",
  },
  {
    situation: "Contact response with success false",
    notice: "Error with the server message, or 'Something went wrong'",
    reached: "a server that fails, by the page and by /api; a response without text",
    ways: "every",
  },
  {
    situation: "Contact network or other failure",
    notice:
      "'Something went wrong' with the error message, or 'Failed to send your message. Please try again.'",
    reached: "more than the server takes; no connection",
    ways: "every",
  },
  {
    situation: "Contact success",
    notice: "'Message Sent!' / 'We've received your message and will respond shortly.'",
    reached: "the form filled in",
    ways: "every",
  },
  {
    situation: "Generator copy success",
    notice: "'Copied to clipboard' / 'Prayer has been copied to your clipboard'",
    reached: "Copy under a prayer",
    ways: clipboard,
  },
  {
    situation: "Generator copy failure",
    notice: "Destructive 'Copy failed' / 'Could not copy to clipboard'",
    reached: "Copy, where the clipboard refuses",
    ways: clipboard,
  },
  {
    situation: "Generator share unsupported",
    notice: "Destructive 'Sharing not supported' / 'Your browser doesn't support sharing'",
    reached: "Share, where the device cannot",
    ways: sharing,
  },
  {
    situation: "Generator share error",
    notice: "Only logged to the console",
    reached: "Share, where the device fails",
    ways: sharing,
  },
  {
    situation: "Generator Save",
    notice: "Toast 'Prayer Saved' / 'Prayer has been saved to your account' (demo only, no call)",
    reached: "Save under a prayer",
    ways: "every",
  },
  {
    situation: "Verse copy failure",
    notice: "'Copy failed' / 'Please select and copy the verse manually.'",
    reached: "Copy in a verse's menu, where the clipboard refuses",
    ways: clipboard,
  },
  {
    situation: "Native share failure",
    notice: "'Sharing failed' / 'Unable to open sharing dialog.'",
    reached: "Share… in a verse's menu, where the device fails",
    ways: sharing,
  },
  {
    situation: "Text copied (Instagram)",
    notice: "'Text copied to clipboard' / 'Open Instagram and paste the verse in your post.'",
    reached: "Instagram in a verse's menu",
    ways: clipboard,
  },
  {
    situation: "Text copied (Copy)",
    notice: "'Text copied to clipboard' / 'The verse has been copied to your clipboard.'",
    reached: "Copy in a verse's menu",
    ways: clipboard,
  },
  {
    situation: "Plan or theme copy success",
    notice:
      "'Copied to clipboard' / 'Plan information copied to clipboard' or 'Theme information copied to clipboard'",
    reached: "Copy to Clipboard on a plan and on a theme",
    ways: clipboard,
  },
  {
    situation: "Plan or theme copy failure",
    notice: "Destructive 'Failed to copy' / 'Please try again'",
    reached: "Copy to Clipboard, where the clipboard refuses",
    ways: clipboard,
  },
  {
    situation: "Unknown route",
    notice: "Not-found screen",
    reached: "an address that is none of ours",
    ways: "every",
  },
] as const satisfies readonly Row[];

export type Situation = (typeof catalogue)[number]["situation"];

/** The words that a notice quotes, in order; apostrophes within words end no quotation. */
export function quoted({ notice }: Row): string[] {
  return [...notice.matchAll(/(?<=^|\s)'(.+?)'(?=$|[\s,;])/g)].map(([, words = ""]) => words);
}
