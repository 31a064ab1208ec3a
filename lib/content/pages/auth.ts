import { env } from '@/lib/env';

/** The words of the sign-in page. */
export const auth = {
  title: 'Sign in',
  lead: 'You need no account to read this site, to start a trial or to write to us. With one, you can see what an agent would learn from a website.',
  uses: {
    title: 'What an account is for',
    items: [
      'See a website as an agent reads it: its text, services, prices, opening hours and contact.',
      'Check which of its pages an agent would go on to, before you decide anything.',
      'Use the same from your own programs, with a token.',
    ],
  },
  keep: `We keep your address, your name if you give one, and your password in a form that nobody can read back, ${env.siteName} included. You can download or delete all of it yourself.`,
};

/** What the sign-in page says when one arrives there from something that was just done. */
export const notices: Record<string, { title: string; text: string }> = {
  confirmed: { title: 'Your address is confirmed', text: 'Sign in with the password you chose.' },
  'signed-out': { title: 'Signed out', text: 'You have been successfully signed out.' },
  deleted: { title: 'Your account is deleted', text: 'Nothing of it is left here. Thank you for having tried it.' },
};

export const confirm = {
  title: 'Confirm your address',
  lead: 'One press, and your account is ready.',
  button: 'Confirm my address',
  ended: 'This link has been used already or has run out. If you have confirmed before, just sign in.',
  again: 'Or have a new link mailed to you:',
  resendTitle: 'Get the confirmation mail again',
  resendLead: 'Enter the address you signed up with. The old link ends when the new one is sent.',
  resendButton: 'Send the link again',
  sent: {
    title: 'Check your email',
    text: 'If somebody signed up with this address, there is a mail on its way. It arrives within a few minutes.',
  },
};

export const reset = {
  title: 'Set a new password',
  requestLead: 'Enter your address, and we mail you a link to choose a new password. Until then the old one works.',
  requestButton: 'Mail me a link',
  newLead: 'Choose a new password. All devices that are signed in with the old one are signed out.',
  ended: 'This link has been used already or has run out. You can have a new one mailed to you:',
  sent: {
    title: 'Check your email',
    text: 'If there is an account with this address, a link is on its way to it. It holds for an hour.',
  },
};

export const accessDenied = {
  title: 'Access Denied',
  lead: "You don't have permission to access this page. Admin access is required.",
};
