export const whyChooseUs = {
  title: 'Why choose us',
  items: [
    'It does the work: it answers, books, quotes and follows up.',
    'You deal with a person at our end, with a name.',
    'One price. No charge per message, per seat or per “premium feature”.',
    'It admits what it doesn’t know, and asks you.',
    'You can read everything it says, and take your data with you.',
  ],
};
