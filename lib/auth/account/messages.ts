/** The hint under every field for a new password. */
export const passwordRules =
  'At least 6 characters. Four ordinary words in a row are easy to remember and hard to guess.';

/** The outcome of a form with a password that is too common. */
export const commonPassword = {
  errors: { password: 'This password is too common: attackers try it first. Please choose another.' },
};
