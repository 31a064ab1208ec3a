import { env } from '@/lib/env';

/** The copy of the sign-in page. */
export const auth = {
  title: 'Sign in or sign up',
  lead: `${env.agentsLive ? 'See what your agent did while you were closed.' : 'See what an agent would learn from a website.'} You don’t need an account to start a trial or to write to us.`,
  /** A morning with an account. */
  uses: {
    title: 'What an account is for',
    items: [
      ...(env.agentsLive
        ? [
            { time: '08:30', text: 'Read what came in overnight, and accept or decline each booking.' },
            { time: '08:36', text: 'Answer what your agent didn’t know. It won’t ask twice.' },
            { time: '08:40', text: 'Take over a conversation, or just read it.' },
          ]
        : []),
      { time: '08:45', text: 'Read any website the way an agent does: services, prices, hours, contact details.' },
    ],
  },
  keep: `We store your e-mail address, your name if you give one, and your password in a form that nobody can read, ${env.siteName} included. You can download or delete all of it yourself.`,
};

/** Messages at the top of the sign-in page, by the `notice` in its query. */
export const notices: Record<string, { title: string; text: string }> = {
  'signed-out': { title: 'Signed out', text: 'You have been successfully signed out.' },
  deleted: {
    title: 'Your account is deleted',
    text: 'Everything stored with it has been deleted. Thank you for trying it.',
  },
};

export const confirm = {
  title: 'Confirm your e-mail address',
  lead: 'Press the button and you’re signed in, with your account ready. If you didn’t sign up, just close this page.',
  otherBrowser:
    'The sign-up came from another browser, so type your password again or choose a new one. That signs you in, with your account ready. If you didn’t sign up, just close this page.',
  account: 'The account is for',
  takesOver: (websites: string) => `The same button makes the agent for ${websites} yours.`,
  waits: (websites: string) =>
    `Once you’re signed in, you can take over the agent for ${websites}, which was prepared for your address.`,
  needsPassword: 'Type your password again, or choose a new one.',
  button: 'Confirm my e-mail address',
  ended: 'This link has expired or has already been used. If you’ve already confirmed, just sign in.',
  again: 'Or get a new link by e-mail:',
  resendTitle: 'Get the confirmation e-mail again',
  resendLead: 'Enter the e-mail address you signed up with and we’ll send you the link again.',
  resendButton: 'Send the link again',
  sent: {
    title: 'Check your email',
    text: 'If there is a sign-up with this e-mail address, a link is on its way. It should arrive within a few minutes.',
  },
};

export const reset = {
  title: 'Set a new password',
  requestLead:
    'Enter your e-mail address and we’ll send you a link to choose a new password. Your old one keeps working until then.',
  requestButton: 'Send me a link',
  newLead: 'Choose a new password. Every device that is signed in with the old one will be signed out.',
  ended: 'This link has expired or has already been used. You can get a new one by e-mail:',
  sent: {
    title: 'Check your email',
    text: 'If there is an account with this e-mail address, a link is on its way. It expires after an hour.',
  },
};

export const passkeyPage = {
  title: 'Confirm that it’s you',
  lead: 'Your password is correct. This account also needs a passkey.',
  recovery: {
    title: 'Lost your passkey?',
    text: 'Use one of the recovery codes that you saved when you added it. Each works once.',
  },
};

export const undo = {
  title: 'Take your account back',
  lead: 'Choose a new password. Every device is signed out, and your passkeys and unused recovery codes go back to what they were before the e-mail.',
  otherBrowser:
    'Choose a new password. Every device is signed out. A passkey added since then stays. To remove it, open the link in a browser you’d signed in with before the e-mail; it still works there. If you have no such browser, write to us.',
  ended: 'This link has expired or has already been used. You can still set a new password:',
};

const beforeWhat = 'Before you change how your account is protected, sign out a device or download your data,';

export const stepUp = {
  title: 'Confirm it’s you',
  password: `${beforeWhat} please enter your password. We won’t ask again for ten minutes.`,
  passkey: `${beforeWhat} please use your passkey. We won’t ask again for ten minutes.`,
};

export const accessDenied = {
  title: 'Access Denied',
  lead: "You don't have permission to access this page. Admin access is required.",
};
