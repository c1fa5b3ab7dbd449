/** The pages of an account that need to name nothing of it. */
export const accountPages = [
  "/account",
  "/account/settings",
  "/account/factor",
  "/account/light",
  "/account/saved",
  "/account/prayers",
  "/account/people",
  "/groups",
  "/account/prayers/pray",
  "/account/prayers/answered",
  "/account/prayers/import",
  "/account/privacy",
  "/account/privacy/everything",
  "/account/privacy/delete",
] as const;
