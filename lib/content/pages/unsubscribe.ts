import { contactDetails } from './legal';

export const unsubscribe = {
  title: 'Unsubscribe',
  lead: 'Press the button and we’ll stop sending e-mails to this address, apart from replies to what you send us and e-mails about your account.',
  button: 'Unsubscribe',
  broken: `This link is incomplete. Please copy the whole link from the e-mail, or contact us: ${contactDetails()}.`,
  done: {
    title: 'You’re unsubscribed',
    text: `You won’t get any more e-mails like that. If you change your mind, let us know: ${contactDetails()}.`,
  },
};
