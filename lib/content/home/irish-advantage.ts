export const irishAdvantage = {
  title: 'Made for how business is done here',
  items: [
    { term: 'Your words', text: 'Eircodes, NCTs, communions and the Leaving Cert: it knows what people mean.' },
    { term: 'Your hours', text: 'Irish time, Irish bank holidays, and the half day on Wednesday if you keep one.' },
    { term: 'Your law', text: 'GDPR from the start, and the EU AI Act’s rule that people must be told it’s an AI.' },
    {
      term: 'Your people',
      text: 'Set up by somebody you can write to by name, who reads its first conversations with you.',
    },
  ],
};
