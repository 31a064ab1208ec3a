/** Stands under every field for a new password. */
export const passwordRules =
  'At least 6 characters. Four ordinary words in a row are easy to remember and hard to guess.';
