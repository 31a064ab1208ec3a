import { previewPromise } from '@/lib/content/preview-promise';
import { env } from '@/lib/env';
import { leadRetentionMonths, retentionDays } from '@/lib/retention/policy';
import { companySentence, contactDetails, type LegalText } from './legal';

/** Said only where the operator has configured a language model. */
const modelSentence = env.answersModel ? '. What is sent to a language model stands below' : '';

/** What is sent to the language model, if there is one. */
const modelSections = (model: typeof env.answersModel): LegalText['sections'] =>
  model === undefined
    ? []
    : [
        {
          id: 'language-model',
          title: 'What is sent to a language model',
          blocks: [
            `When you write to an agent, on this site or on a client’s whose owner has not switched that off, a language model (${model.model}) on ${new URL(model.url).host} reads your message, so that the agent understands it. What the agent says is decided here. Greetings, thanks, emergencies and “forget it” are not sent.`,
            {
              head: ['Sent with a message', 'Not sent'],
              rows: [
                [
                  'Your message and the last eight before it, yours and the agent’s',
                  'Telephone numbers, e-mail and postal addresses, and names once they are noted: placeholders are sent in their place',
                ],
                ['What has been noted for a person so far', 'Your IP address, cookies, and anything about your device'],
                [
                  'The business’s website and what its owner has taught the agent; the date and the time',
                  'Reviews, and pages about other businesses',
                ],
                [
                  'If you write in another language than English: the lines of the website that answer, to be translated, and the translation, to be translated back. You are shown it only if both say the same',
                  'Your message, in these two steps',
                ],
              ],
            },
          ],
        },
      ];

/** How long we keep each kind of data. The periods come from the settings that the deletion jobs use. */
export const retention = {
  leads: `${leadRetentionMonths} months after our last contact with you; then everything that names you is removed. At once if you ask.`,
  clients: 'As long as you are a client; invoices and contracts for six more years, as tax law requires.',
  accounts: `Until you delete the account, which you can do yourself at any time. A sign-up that is never confirmed: ${retentionDays.unconfirmedSignUp} days. A passkey that you remove, and its recovery codes: ${retentionDays.removedPasskey} days, so that you can undo it.`,
  runs: 'Until you delete the run or your account.',
  previews: `${previewPromise.minutes} minutes, or until you press “Delete this website’s data now”. If you send the trial form and tick the box, the note with the open questions is kept with your request.`,
  agents:
    'A draft that never goes live: 30 days. Otherwise until 30 days after the trial or the contract has ended; then everything is erased but the name of the website, which we keep for twelve months after its trial began, since a website has one trial in that time.',
  adoption: 'Until you close the tab.',
  codes: '15 minutes.',
  browser: 'A year after you last signed in, or until you remove your browser’s cookies or delete your account.',
  sessions: 'Until you sign out, 30 days after your last visit, or 90 days after you signed in.',
  activity: `${retentionDays.auditTrail} days.`,
  mails: `${retentionDays.mailRecord} days.`,
  unsubscribes: 'Until you ask us to remove it.',
  logs: 'One month.',
} as const;

/** What customers of an agent should know, in a table. Said only where there can be agents. */
const chatBlocks: LegalText['sections'][number]['blocks'] = env.agentsLive
  ? [
      {
        head: ['What we keep for that business', 'What for', 'How long'],
        rows: [
          [
            'What you write and what is answered, when, and on which of the business’s websites',
            'To answer you, and to show the business what was said',
            'As the business decides: 30, 90 or 365 days after the last message. At once when you press “Delete this conversation”, or the business does',
          ],
          [
            'What you ask a person to do, such as a booking, with the details that you give for it',
            'To pass it on: it is shown to the people of the business, and mailed to them. If you leave an e-mail address, what became of it is mailed to you',
            'With the conversation. Of a booking that was accepted, the date, the time and the number of people stay in the business’s diary',
          ],
          [
            'Your IP address, as a signature from which it cannot be read, with a number of messages',
            'To share the service fairly, and to stop abuse',
            'A day',
          ],
          [
            'Entry “chat …” in the session storage of the chat, in your browser: the secret of your conversation, and messages that have not arrived yet. There is no cookie',
            'So that you see your conversation on the next page too, and nobody else does',
            'Until you close the tab or delete the conversation',
          ],
        ],
      },
      'Nothing is loaded but a small button, and nothing stored, before you press it. E-mails that the business has received stay with it; backups are overwritten as they grow old.',
    ]
  : [];

/** Said only where visitors can put their agent live. */
const agentRows = env.agentsLive
  ? [
      [
        'Your agent: which accounts work with it, when you took it over and which terms you accepted, the website and what was read from it, what you taught it and said of its facts, when it went live and how control of the website was proved; which of you answered a customer or decided about a request. An address for which somebody has begun to take an agent over is kept until the mailed link expires, a day; one that is invited to work with an agent, until it accepts or declines, at most seven days',
        'To run the agent for you: Article 6(1)(b); the trial’s messages: your consent, Article 6(1)(a)',
        retention.agents,
      ],
      [
        'Code for a domain: the address at your domain to which you had it sent',
        'To make sure that nobody speaks for a business that is not theirs: our legitimate interest and that business’s, Article 6(1)(f)',
        retention.codes,
      ],
      [
        'Entry “adopt …” in your browser’s session storage: a secret that shows that this tab began a preview. It is sent only when you take the agent over',
        'So that nobody else can take it over: Article 6(1)(b)',
        retention.adoption,
      ],
      [
        'Entries “desk …” in your browser, if you work with an agent: in its session storage what you are writing to a customer, in its local storage whether you have switched the keyboard shortcuts off. They are sent to nobody',
        'So that nothing you typed is lost: Article 6(1)(b)',
        'What you are writing: until it is sent or the tab is closed. The switch: until you delete it',
      ],
    ]
  : [];

export const privacy: LegalText = {
  title: 'Privacy notice',
  lead: 'We keep what you send us, use it to answer you, and delete it when we no longer need it. No tracking, no advertising, no selling.',
  updated: new Date('2026-11-29'),
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'If you only read this site: a line in the server’s log, for a month.',
            'If you write to us or ask for a trial: what you typed, so that we can answer. We delete it when you ask.',
            'If you have an account: your e-mail address, a hash of your password, and what you make. You can delete all of it yourself.',
            'If you write to a client’s agent: that business decides, and we do as it says.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The controller of the personal data described here is ${companySentence()}`,
        `For anything about your data: ${contactDetails()}. A person replies. We have not appointed a data protection officer.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why, and for how long',
      blocks: [
        {
          head: ['What', 'Why and on what legal basis', 'How long'],
          rows: [
            [
              'Free-trial form: name, e-mail, business, industry; telephone number and website if you give them; which of the questions customers ask your website answers, and what you answer yourself; which consent sentence you saw, when and on which page; where your visit began (first page, referring site, campaign)',
              'To set up the trial you asked for and write to you about it. Steps before a contract at your request, and your consent for the messages: GDPR Article 6(1)(b) and (a)',
              retention.leads,
            ],
            [
              'Contact form: name, e-mail, message; telephone number, business and website if you give them',
              'To answer you. Our legitimate interest in answering people who write to us, or steps before a contract: Article 6(1)(f) and (b)',
              retention.leads,
            ],
            [
              'Client records: contacts, agreement, invoices',
              'To do what we agreed and to keep the records the law requires: Article 6(1)(b) and (c)',
              retention.clients,
            ],
            [
              'Account: e-mail, display name if you give one, role, and a hash of your password, from which the password cannot be recovered',
              'To let you sign in and keep what you make with our tools: Article 6(1)(b)',
              retention.accounts,
            ],
            [
              'Scraper runs: the URL or niche you entered, your settings, whether it is read again every week, what you say of the lines found, and what was read from public pages, which may name people and give their business contact details. What you enter into a niche scraper is sent to an encyclopaedia’s search or, in the premium one, to the provider that searches the web for us; nothing about you is sent',
              'To give you the result you asked for: Article 6(1)(b); for people named on those pages, our and your legitimate interest in what a business has published about itself: Article 6(1)(f). Anyone who is named can object: write to us',
              retention.runs,
            ],
            [
              'Meet your own agent: the address you typed, the kind of business, what was read from the public pages of that website, and the questions and answers you add yourself. Questions you only ask are not stored. Your IP address is kept as a signature, to share the service fairly' +
                modelSentence,
              'To give you the preview you asked for: Article 6(1)(b); for people named on those pages, our and your legitimate interest in what a business has published about itself: Article 6(1)(f)',
              retention.previews,
            ],
            ...agentRows,
            [
              'Session: a key in a cookie, your browser’s name, when the session began and ends',
              'To keep you signed in and to show you where you are: Article 6(1)(b)',
              retention.sessions,
            ],
            [
              'Known browser: a cookie with a random number, when this browser first and last signed in or signed up, and signatures by which we recognise that. It names nobody; we store nothing of it ourselves',
              'To let you sign in while somebody else tries passwords at your account, and to make sure that only you choose its password: our legitimate interest and yours, Article 6(1)(f)',
              retention.browser,
            ],
            [
              'Account activity: sign-ins, wrong passwords, changes of password or role, with the IP address',
              'To show you what happens to your account and to stop abuse: our legitimate interest, Article 6(1)(f)',
              retention.activity,
            ],
            [
              'E-mail record: which e-mail was sent to you, when, and whether it arrived',
              'To know that what you asked for reached you: Article 6(1)(b)',
              retention.mails,
            ],
            [
              'Unsubscribing: your e-mail address, and when you unsubscribed',
              'To make sure we don’t write to you again: our legitimate interest and yours, Article 6(1)(f)',
              retention.unsubscribes,
            ],
            [
              'Server log: time, URL requested, errors, and the IP address of the request',
              'To keep the site running and to stop abuse: our legitimate interest, Article 6(1)(f)',
              retention.logs,
            ],
          ],
        },
        'You do not have to give us any of this. Without the fields marked as required we cannot set up a trial, answer you or open an account.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Reading this site sets no cookie. When you sign in, we set cookies that keep you signed in. When you sign up or sign in, we set one more. It only tells us that this browser has done so before, so that a stranger’s wrong passwords can’t lock you out. They are strictly necessary for what you asked for, so the law requires no banner, and we show none.',
        'There is no analytics service, no advertising network and no social-media plug-in on any page. Fonts, pictures and scripts come from our own server, so no other company learns about your visit.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        'We do not sell data or pass it on for anyone else’s purposes. Two kinds of company work for us under a data-processing agreement and only on our instructions: the one whose servers this site runs on, and the one that delivers our e-mail. We will name them if you ask.',
        'We choose providers that keep data in the European Economic Area where we can. Where one does not, the transfer is covered by an adequacy decision or by the Commission’s standard contractual clauses, and you can ask for a copy.',
        'We give data to an authority only where Irish or EU law requires us to.',
      ],
    },
    ...modelSections(env.answersModel),
    {
      id: 'agents',
      title: 'Conversations with a client’s agent',
      blocks: [
        'When you write to the AI employee of one of our clients, that business is the controller of the conversation. We process it for them under a data-processing agreement (GDPR Article 28). Ask that business first; if you ask us, we pass it on within two working days.',
        ...chatBlocks,
        {
          before: 'What we promise that business is in our ',
          link: 'processor’s terms',
          href: '/processor-terms',
          after: '.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can ask us at any time, free of charge and without giving a reason:',
        {
          list: [
            'to see what we hold about you, and to have a copy;',
            'to correct what is wrong;',
            'to delete it, unless the law requires us to keep it;',
            'to restrict what we do with it while a question is open;',
            'to receive what you gave us in a machine-readable format;',
            'to object to anything we base on a legitimate interest;',
            'to withdraw a consent. That does not affect what was done before.',
          ],
        },
        {
          link: 'your account page',
          href: '/account',
          before: 'If you have an account, you can download or delete its data yourself on ',
          after: '.',
        },
        `Write to ${contactDetails()}. We reply within one month. We may ask a question to check your identity.`,
        'No decision about you is made by software alone.',
      ],
    },
    {
      id: 'complaint',
      title: 'If you want to complain',
      blocks: [
        'Please tell us, and we will try to put it right. You can also complain to the Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963, www.dataprotection.ie, or to the supervisory authority of the country you live in.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'The connection is encrypted. Passwords are stored only as Argon2id hashes. Only the people who answer messages can read what you send us. If a breach put your rights at risk, we would tell you and the Commission within the legal time limit.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If we change what we do, we change this page first, with a new date. If the change affects people whose data we already hold, we write to them. The site is meant for people in business, not for children.',
      ],
    },
  ],
};
