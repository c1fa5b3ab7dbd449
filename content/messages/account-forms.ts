const codeStep = { lasts: 30_000, words: "30 seconds" } as const;
const codeWait = { lasts: 600_000, words: "ten minutes" } as const;

const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
} as const;

const accountMessages = {
  shortUsername: `Username must be at least ${limits.username.min} characters`,
  registrationClosed: "This site takes no new accounts at present. If you have one, log in.",
  registrationByInvitation:
    "Accounts on this site are by invitation. Ask whoever told you about it for a link.",
  mixedUsername:
    "Please use letters of one alphabet in your username, without invisible characters",
  foreignAddress: "That is somebody’s email address. Please choose another username",
  shortPassword: `Password must be at least ${limits.password.min} characters`,
  differentPasswords: "Passwords do not match",
};

/** What is said of accounts and their codes. */
export const accountWords = {
  codeStep,
  codeWait,
  limits,
  accountMessages,
  /** Long enough for a recovery code, however it is typed. */
  codeField: {
    name: "code",
    label: "Code",
    autoComplete: "one-time-code",
    required: "Please type the code",
    maxLength: 40,
  },
  secretChanged:
    "This site was given a new secret, so it can’t check your app’s codes any more. Use one of your recovery codes, or ask the operator to reset the factor.",
  codeMessages: {
    asked: "Your account also asks for a code. Type it here, and your password again.",
    wrong: `That code isn’t right. It changes every ${codeStep.words}: please type the one you see now.`,
    used: "That code was used already. Please wait for the next one.",
    late: {
      title: "Please log in again",
      description: `The code has to come within ${codeWait.words} of the password.`,
    },
  },
} as const;

const username = {
  name: "username",
  label: "Username",
  autoComplete: "username",
  required: accountMessages.shortUsername,
  maxLength: limits.username.max,
} as const;

const password = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
  required: accountMessages.shortPassword,
  minLength: limits.password.min,
  maxLength: limits.password.max,
} as const;

const newPassword = { ...password, autoComplete: "new-password" } as const;

/** What is asked for to log in, and for an account. */
export const accountFields = {
  login: {
    username: { ...username, hint: "Your email address works too" },
    password,
    shared: {
      label: "Other people use this device. Don’t save anything of mine on it.",
      type: "checkbox",
      maxLength: 2,
    },
  },
  registration: {
    username: { ...username, hint: `At least ${limits.username.min} characters` },
    password: { ...newPassword, hint: `At least ${limits.password.min} characters` },
    confirmPassword: { ...newPassword, name: "confirmPassword", label: "Confirm Password" },
  },
} as const;
