/** Copy of the account page. */
export const account = {
  title: 'Your account',
  notices: {
    password: { title: 'Your new password is set', text: 'Every other device has been signed out.' },
    name: { title: 'Saved', text: 'Your name has been changed.' },
    mails: { title: 'On their way', text: 'We’re trying the failed e-mails again now.' },
  } as Record<string, { title: string; text: string }>,
  shortPassword:
    'You have the admin role, but it only takes effect with a password of 15 characters or more. Choose a longer one below.',
  sessions: {
    title: 'Where you are signed in',
    text: 'A session expires after 30 days without a visit. If you see one you don’t recognise, sign out everywhere and change your password.',
  },
  activity: { title: 'Recent activity', text: 'Kept for 90 days.' },
  data: {
    title: 'Your data',
    text: 'Everything we keep about your account, and what you have sent us from this e-mail address, as one JSON file.',
    button: 'Download my data',
  },
  remove: {
    title: 'Delete my account',
    text: 'We delete your account, sessions and e-mail records at once. This cannot be undone. Requests you sent us through a form stay until you ask us to delete them.',
    button: 'Delete my account',
  },
  mails: {
    title: 'E-mail that could not be sent',
    text: 'The mail server rejected these permanently, or could not be reached for about a day.',
    button: 'Try again',
  },
};
