const missing = { title: "Email required", description: "Please enter your email address." };

export const newsletterWords = {
  email: { label: "Email address", required: missing.description },
  said: {
    missing,
    failure: {
      title: "Error",
      description: "There was an error subscribing to the newsletter. Please try again.",
    },
    success: {
      title: "Thank you for subscribing!",
      description: "You have been added to our newsletter.",
    },
  },
} as const;

const missingToJoin = {
  title: missing.title,
  description: "Please enter your email address to join the waitlist.",
};

export const waitlistWords = {
  email: { required: missingToJoin.description },
  said: {
    missing: missingToJoin,
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
} as const;
