/** The sign-in page as long as the site has no accounts: it says so, and whom to ask instead. */
export const auth = {
  title: 'Sign in',
  lead: 'This site has no accounts at the moment, so there is nothing to sign in to. You need none to read it, to ask for a trial or to write to us.',
  client:
    'If you are a client and want to see, change or delete anything of yours, write to us and a person does it for you.',
};
