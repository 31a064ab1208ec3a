import { figure } from '@/lib/content/figures';
import { companySentence, contactDetails, type LegalText } from './legal';

export const terms: LegalText = {
  title: 'Terms of service',
  lead: 'What you can expect of us and what we expect of you, in plain English.',
  updated: new Date('2026-11-22'),
  sections: [
    {
      id: 'who',
      title: 'Who these terms are between',
      blocks: [
        `“We” is ${companySentence()} “You” is the business that uses the site, a trial or a subscription. Our services are for businesses, not consumers.`,
        'By starting a trial, opening an account or ordering a subscription you accept these terms. If we agree something different in writing, that takes precedence.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      blocks: [
        {
          list: [
            `It lasts ${figure('trialDays')} from the moment your agent goes live. We aim to have it live within ${figure('trialSetupTime')} of getting the details we need.`,
            'It is free. We ask for no payment details and charge nothing.',
            'It ends automatically. It becomes a subscription only if you tell us so in writing.',
            'When it ends, you can read and export its conversations for thirty days. Then it is erased.',
          ],
        },
      ],
    },
    {
      id: 'subscription',
      title: 'The subscription',
      blocks: [
        `The Small Business plan costs ${figure('setupFee')} once for set-up and ${figure('monthlyPrice')} a month. That covers one agent for one business on all the channels we offer for it. We quote larger plans in writing.`,
        'We invoice the set-up fee when you order, and each month in advance. Invoices are due within fourteen days of their date. Interest on late payments is charged under the European Communities (Late Payment in Commercial Transactions) Regulations.',
        'We can change a price with two months’ written notice. You can cancel before the change.',
      ],
    },
    {
      id: 'setup-time',
      title: 'When it goes live',
      blocks: [
        {
          list: [
            `A standard agent from the catalogue: within ${figure('standardSetupTime')} of onboarding.`,
            `An agent that works with your booking system or quote templates: within ${figure('industrySetupTime')}.`,
            `An agent built around a process of your own: within ${figure('bespokeSetupTime')}.`,
          ],
        },
        'The time runs from the day we have what we need from you. If we miss it, you can cancel the order and we refund what you paid.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it, and getting your money back',
      blocks: [
        'You can cancel at the end of any month by e-mail. There is no minimum term. We can cancel with two months’ notice, or at once if you use the service unlawfully or leave an invoice unpaid for a month after a reminder.',
        `If you are not satisfied, tell us within ${figure('guaranteeDays')} of going live. We refund the set-up fee and the first month’s payment within fourteen days. We will ask why, but you need not give a reason.`,
        'For two months after the end you can ask for all conversations and documents as files. Then we delete them.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Give us correct information that you are entitled to share: prices, hours, documents, pictures. You are responsible for its content.',
            'Name somebody who deals with what the agent hands over, and check its conversations in the first week.',
            'Leave the notice in place that tells people they are talking to an AI. The law requires it.',
            'Do not rely on the agent in an emergency. It tells people whom to ring and takes a message; it rings nobody.',
            'Do not use the agent for medical, legal or financial advice, for unsolicited messages, or to deceive.',
            'Keep your password to yourself, and tell us if you think somebody else has it.',
          ],
        },
      ],
    },
    {
      id: 'ai',
      title: 'What an AI can and cannot do',
      blocks: [
        'The agent uses a language model to answer. It can be wrong. We set it up to answer from your documents and to ask when it is unsure, and we test it before it starts. We cannot promise that no answer will ever be wrong, and you should not let it decide what needs a person.',
        'Figures that the claims page of this site lists under “Estimates and targets” are examples or targets. We do not promise those results.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      blocks: [
        'The agent works day and night. Where we can, we announce maintenance that interrupts it a day ahead. If it is down for a day or more because of us, we credit you for those days.',
        'We improve the service and may replace parts of it, the language model included. We will not take away what you pay for.',
      ],
    },
    {
      id: 'data',
      title: 'Data and secrets',
      blocks: [
        'For the personal data in your customers’ conversations you are the controller and we are the processor. A data-processing agreement under GDPR Article 28 is part of every subscription and trial; it names our sub-processors. We do not use your conversations to train anybody else’s agent.',
        'What either of us learns about the other’s business stays confidential, even after the subscription ends.',
      ],
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        'Your documents, conversations and customer data are yours. The software, the catalogue agents and the texts of this site are ours. You may use what the agent writes for you as you like.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or where the law does not allow it.',
        'Otherwise neither of us is liable to the other for lost profit or for damage that could not be foreseen, and the liability of each in a contract year is limited to what you paid or owe for that year. In a free trial, ours is limited to one month’s price.',
      ],
    },
    {
      id: 'website',
      title: 'This website',
      blocks: [
        'You may read, link to and quote from this site. The blog is general information, not advice on your situation. You may not overload the site, get around its protections or use its texts in another product.',
        'The scraper tools fetch only what is public, follow the rules that a website sets for robots, and are meant for websites you own or may use. You are responsible for what you do with the results.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law and changes',
      blocks: [
        'Irish law applies, and the courts of Ireland have jurisdiction. If any part of these terms is invalid, the rest still applies. We send clients a new version of these terms a month before it takes effect; if you do not accept it, you can cancel before then.',
        `Questions about these terms: ${contactDetails()}.`,
      ],
    },
  ],
};
