export const irishAdvantage = {
  title: 'Made for Irish business',
  items: ['Eircodes and fadas', 'Bank holidays', 'GDPR and the EU AI Act'],
};
