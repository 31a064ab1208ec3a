import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';
import { companySentence, contactWords, type LegalText } from './legal';

export const terms: LegalText = {
  title: 'Terms of service',
  lead: 'What you can expect of us and we of you, in words that both of us can read. There is no other small print.',
  updated: new Date('2026-11-21'),
  sections: [
    {
      id: 'who',
      title: 'Who agrees with whom',
      blocks: [
        `“We” is ${companySentence()} “You” is the business that uses the site, a trial or a subscription. What we offer is for businesses, not for consumers.`,
        'By starting a trial, opening an account or ordering a subscription you accept these terms. If we agree something different in writing, that comes first.',
      ],
    },
    {
      id: 'trial',
      title: 'The free trial',
      blocks: [
        {
          list: [
            `It lasts ${claims.trialDays.display}, counted from the moment your agent goes live. We aim to have it live within ${claims.trialSetupTime.display} of the details we need.`,
            'It is free. We ask for no payment details, and nothing is charged.',
            'It ends by itself. It becomes a subscription only if you tell us so in writing.',
            'When it ends, you can have the conversations as a file. Two months later we delete them.',
          ],
        },
      ],
    },
    {
      id: 'subscription',
      title: 'The subscription',
      blocks: [
        `The Small Business plan costs ${claims.setupFee.display} once for set-up and ${claims.monthlyPrice.display} a month, both ${env.priceVatNote}. That is one agent for one business on all the channels we offer for it. Larger plans are quoted in writing.`,
        'We invoice the set-up fee with the order and each month in advance. Invoices fall due fourteen days after their date. On late payment the interest of the European Communities (Late Payment in Commercial Transactions) Regulations applies.',
        'A price can change with two months’ notice in writing. You can cancel before it does.',
      ],
    },
    {
      id: 'setup-time',
      title: 'When it goes live',
      blocks: [
        {
          list: [
            `A standard agent from the catalogue: within ${claims.standardSetupTime.display} of onboarding.`,
            `An agent that works with your booking system or quote templates: within ${claims.industrySetupTime.display}.`,
            `An agent built for a process of your own: within ${claims.bespokeSetupTime.display}.`,
          ],
        },
        'The time runs from the day we have what we need from you. If we miss it, you can step back from the order and get back what you paid.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it, and getting your money back',
      blocks: [
        'You can cancel at the end of any month by e-mail. There is no minimum term. We can cancel with two months’ notice, or at once if you use the service unlawfully or leave an invoice unpaid for a month after a reminder.',
        `If you are not content, tell us within ${claims.guaranteeDays.display} of going live. We return the set-up fee and the first month’s payment within fourteen days, and ask why, but do not need a reason.`,
        'After the end you can have all conversations and documents as files for two months. Then we delete them.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Give us what is right and what you may give: prices, hours, documents, pictures. You answer for their content.',
            'Name somebody who takes what the agent hands over, and read along in the first week.',
            'Leave the notice in place that tells people they are talking to an AI. The law asks for it.',
            'Do not use the agent for emergencies, for medical, legal or financial advice, for messages nobody asked for, or to deceive.',
            'Keep your password to yourself, and tell us if you think somebody has it.',
          ],
        },
      ],
    },
    {
      id: 'ai',
      title: 'What an AI can and cannot do',
      blocks: [
        'The agent answers by means of a language model. It can be wrong. We set it up to answer from your documents and to ask when it is unsure, and we test it before it starts. We cannot promise that no answer will ever be wrong, and you should not let it decide what needs a person.',
        'Figures on this site that are marked “illustrative” are examples or targets. They are not promised results.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      blocks: [
        'The agent is on shift day and night. Maintenance that interrupts it is announced a day ahead where we can. For days on which it stands still through our doing we credit you the price of those days.',
        'We improve the service and may replace parts of it, the language model included. What you pay for does not become less by it.',
      ],
    },
    {
      id: 'data',
      title: 'Data and secrets',
      blocks: [
        'For the personal data in your customers’ conversations you are the controller and we are the processor. A data-processing agreement under GDPR Article 28 is part of every subscription and trial; it names the companies that work for us. We do not use your conversations to train anybody else’s agent.',
        'What either of us learns about the other’s business stays confidential, also after the end.',
      ],
    },
    {
      id: 'ownership',
      title: 'What belongs to whom',
      blocks: [
        'Your documents, conversations and customer data are yours. The software, the catalogue agents and the texts of this site are ours. What the agent writes for you, you may use as you like.',
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
        'You may read, link to and quote from this site. The blog is general information and no advice for your case. You may not overload the site, get round its protections or take its texts for another product.',
        'The scraper tools fetch only what is public, follow the rules that a website sets for robots, and are meant for websites you own or may use. What you do with the result is yours to answer for.',
      ],
    },
    {
      id: 'law',
      title: 'Law and last things',
      blocks: [
        'Irish law applies, and the courts of Ireland decide. If a sentence here turns out to be invalid, the others stand. A new version of these terms is sent to clients a month before it applies; if you do not want it, you can cancel until then.',
        `Questions about these terms: ${contactWords()}.`,
      ],
    },
  ],
};
