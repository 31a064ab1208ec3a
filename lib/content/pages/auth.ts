import { env } from '@/lib/env';

/** Copy of the sign-in page. */
export const auth = {
  title: 'Sign in',
  lead: 'You don’t need an account to read this site, start a trial or write to us. With one, you can see what an agent would learn from a website.',
  uses: {
    title: 'What an account is for',
    items: [
      'See a website as an agent reads it: text, services, prices, opening hours and contact details.',
      'Check which pages an agent would read, before you decide anything.',
      'Use the same tools from your own software, with an API token.',
    ],
  },
  keep: `We keep your e-mail address, your name if you give one, and a hash of your password that nobody can reverse, not even ${env.siteName}. You can download or delete your data yourself.`,
};

/** Notices of the sign-in page, by what the visitor has just done. */
export const notices: Record<string, { title: string; text: string }> = {
  confirmed: { title: 'Your e-mail address is confirmed', text: 'Sign in with the password you chose.' },
  'signed-out': { title: 'Signed out', text: 'You have been successfully signed out.' },
  deleted: {
    title: 'Your account is deleted',
    text: 'Your account and its sessions are gone. Thank you for trying it.',
  },
};

export const confirm = {
  title: 'Confirm your e-mail address',
  lead: 'Press the button and your account is ready.',
  button: 'Confirm my address',
  ended: 'This link has already been used or has expired. If you have already confirmed your address, just sign in.',
  again: 'Or have a new link sent to you:',
  resendTitle: 'Send the confirmation e-mail again',
  resendLead: 'Enter the address you signed up with. The old link stops working when we send the new one.',
  resendButton: 'Send the link again',
  sent: {
    title: 'Check your email',
    text: 'If this address has been used to sign up, an e-mail is on its way. It should arrive within a few minutes.',
  },
};

export const reset = {
  title: 'Set a new password',
  requestLead:
    'Enter your e-mail address and we’ll send you a link to choose a new password. Until then the old one still works.',
  requestButton: 'Send me a link',
  newLead: 'Choose a new password. We’ll sign out every device that used the old one.',
  ended: 'This link has already been used or has expired. You can have a new one sent to you:',
  sent: {
    title: 'Check your email',
    text: 'If there is an account with this address, a link is on its way. It is valid for an hour.',
  },
};

export const accessDenied = {
  title: 'Access Denied',
  lead: "You don't have permission to access this page. Admin access is required.",
};
