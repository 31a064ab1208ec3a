import { plural } from '@/lib/text/plural';

/** The copy of the account page. */
export const account = {
  title: 'Your account',
  start: {
    first: 'What to do first',
    steps: [
      'Enter the address of a website: your own, or one you look after.',
      'See what an agent would learn from it: services, prices, hours, people.',
      'Download it, or have it read again every week.',
    ],
    runs: 'Your last runs',
    read: 'Read a website',
    today: (leads: number) => (leads === 0 ? 'No leads yet today' : `${plural(leads, 'lead')} today`),
    leads: 'See the leads',
    write: 'Write a post',
  },
  notices: {
    confirmed: { title: 'Your e-mail address is confirmed', text: 'You’re signed in, and your account is ready.' },
    password: { title: 'Your new password is set', text: 'All other devices have been signed out.' },
    name: { title: 'Saved', text: 'Your name has been changed.' },
    'passkey-removed': { title: 'Passkey removed', text: 'It can no longer be used to sign in.' },
    session: { title: 'Session ended', text: 'That device has been signed out.' },
    mails: { title: 'Trying again', text: 'The failed e-mails are being sent again.' },
  } as Record<string, { title: string; text: string }>,
  shortPassword:
    'You’re an admin, but that only takes effect with a password of 15 characters or more. Please choose a longer one below.',
  passkeys: {
    title: 'Passkeys',
    text: 'With a passkey, your password alone is no longer enough to sign in: your phone, computer or security key has to confirm it. The first one comes with recovery codes.',
  },
  /** Links to the step-up page, where an action needs it. */
  confirmFirst: {
    passkey: 'Confirm it’s you to add a passkey',
    password: 'Confirm it’s you to change your password',
    remove: 'Confirm it’s you to delete your account',
  },
  passkeyDue: (date: string) =>
    `Admins need a passkey from ${date}. If you haven’t added one below by then, your admin access stops until you do.`,
  passkeyOverdue: 'You’re an admin, but that takes no effect until you add a passkey below.',
  sessions: {
    title: 'Where you are signed in',
    text: 'A session ends after 30 days without a visit. If you don’t recognise one, end it and change your password.',
  },
  activity: { title: 'Recent activity', text: 'Stored for 90 days.' },
  data: {
    title: 'Your data',
    text: 'Everything we store about your account and everything you have sent us from this e-mail address, as one JSON file.',
    button: 'Download my data',
  },
  agents: { title: 'My agents', text: 'The agents you’ve taken over.', link: 'Open my agents' },
  remove: {
    title: 'Delete my account',
    text: 'Your account, sessions, scraper runs and e-mail records are deleted immediately, and agents that are yours alone are erased within a minute. This cannot be undone. Requests you sent us through a form stay until you ask us to delete them. If you have unsubscribed from our e-mails, we keep your address on that list, so that we don’t write to you again.',
    button: 'Delete my account',
  },
  mails: {
    title: 'E-mails that could not be sent',
    text: 'The mail server rejected these, or could not be reached for about a day.',
    button: 'Send them again',
  },
};
