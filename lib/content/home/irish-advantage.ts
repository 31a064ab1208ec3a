export const irishAdvantage = {
  title: 'Made for Irish business',
  items: [
    { term: 'Your words', text: 'Eircodes, NCTs, communions, the Leaving Cert.' },
    { term: 'Your hours', text: 'Irish time, bank holidays, and your half day.' },
    { term: 'Your law', text: 'GDPR, and the EU AI Act’s rule that people are told.' },
    {
      term: 'Your people',
      text: 'Set up by somebody you can write to by name.',
    },
  ],
};
