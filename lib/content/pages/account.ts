/** The words of the account page. */
export const account = {
  title: 'Your account',
  notices: {
    password: { title: 'Your new password is set', text: 'Every other device was signed out.' },
    name: { title: 'Saved', text: 'Your name is changed.' },
    mails: { title: 'On their way', text: 'The mails that were given up are tried again now.' },
  } as Record<string, { title: string; text: string }>,
  shortPassword:
    'You have the role admin, but it takes effect only with a password of 15 characters or more. Choose a longer one below.',
  sessions: {
    title: 'Where you are signed in',
    text: 'A session ends by itself after 30 days without a visit. If you see one you do not know, sign out everywhere and change your password.',
  },
  activity: { title: 'What happened lately', text: 'Kept for 90 days.' },
  data: {
    title: 'Your data',
    text: 'Everything we keep about your account and what you have sent us under this address, as one JSON file.',
    button: 'Download my data',
  },
  remove: {
    title: 'Delete my account',
    text: 'Your account, sessions and mail records are deleted at once and cannot be brought back. Requests you sent us through a form stay until you ask us to delete them.',
    button: 'Delete my account',
  },
  mails: {
    title: 'Mail that could not be sent',
    text: 'The mail server refused these for good, or could not be reached for about a day.',
    button: 'Try them again',
  },
};
