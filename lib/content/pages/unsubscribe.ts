import { contactDetails } from './legal';

export const unsubscribe = {
  title: 'Unsubscribe',
  lead: 'Press the button and we’ll stop sending e-mails to this address, except replies to what you write or do yourself.',
  button: 'Unsubscribe',
  broken: `This link is incomplete. Please use the whole link from the e-mail, or tell us: ${contactDetails()}.`,
  done: {
    title: 'Unsubscribed',
    text: `We won’t send you e-mails like that again. If you change your mind, tell us: ${contactDetails()}.`,
  },
};
