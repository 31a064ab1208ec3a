import { contactWords } from './legal';

export const unsubscribe = {
  title: 'No more mails',
  lead: 'One press, and this address gets no more mails from us, apart from answers to what you write or do yourself.',
  button: 'Send me no more mails',
  broken: `This link is not complete. Please use the whole address from the mail, or tell us: ${contactWords()}.`,
  done: {
    title: 'Done',
    text: `You get no more mails like that. If you change your mind, tell us: ${contactWords()}.`,
  },
};
