const missing = {
  newsletter: { title: "Email required", description: "Please enter your email address." },
  waitlist: {
    title: "Email required",
    description: "Please enter your email address to join the waitlist.",
  },
} as const;

/** Of the forms that take an email address and no more. */
export const signUpForms = {
  newsletter: {
    email: { label: "Email address", required: missing.newsletter.description },
    said: {
      missing: missing.newsletter,
      failure: {
        title: "Error",
        description: "There was an error subscribing to the newsletter. Please try again.",
      },
      success: {
        title: "Thank you for subscribing!",
        description: "You have been added to our newsletter.",
      },
    },
  },
  waitlist: {
    email: { required: missing.waitlist.description },
    said: {
      missing: missing.waitlist,
      failure: {
        title: "Something went wrong",
        description: "We couldn't add you to the waitlist. Please try again.",
      },
      success: {
        title: "You've joined the waitlist!",
        description: "Thank you for your interest. We'll notify you when the app launches.",
      },
      inPage: { success: "Thanks for joining! We'll notify you when the app launches." },
    },
  },
} as const;
