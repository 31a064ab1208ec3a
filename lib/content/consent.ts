/** The consent text of each form. A new wording needs a new version, which is stored with the lead. */
export const consent = {
  freeTrial: {
    version: 'free-trial-1',
    text: 'By submitting you agree to receive communications about your trial. No spam, and you can unsubscribe anytime.',
  },
  contact: {
    version: 'contact-1',
    text: 'We use what you send to answer you, and for nothing else.',
  },
} as const;
