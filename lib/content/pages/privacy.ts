import { leadRetentionMonths, retentionDays } from '@/lib/retention/policy';
import { companySentence, contactWords, type LegalText } from './legal';

/** How long we keep what, in words. The notice and anything that deletes by it read the same record. */
export const retention = {
  leads: `${leadRetentionMonths} months after our last contact with you; then everything that names you is removed. At once if you ask.`,
  clients: 'As long as you are a client; invoices and contracts for six more years, as tax law asks.',
  accounts: `Until you delete the account, which you can do yourself at any time. A sign-up that is never confirmed: ${retentionDays.unconfirmedSignUp} days.`,
  runs: 'Until you delete the run or your account.',
  sessions: 'Until you sign out, 30 days after your last visit, or 90 days after you signed in.',
  activity: `${retentionDays.auditTrail} days.`,
  mails: `${retentionDays.mailRecord} days.`,
  logs: 'One month.',
} as const;

export const privacy: LegalText = {
  title: 'Privacy notice',
  lead: 'We keep what you send us, use it to answer you, and delete it when it has served. No tracking, no advertising, no selling.',
  updated: new Date('2026-11-21'),
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The controller of the personal data described here is ${companySentence()}`,
        `For anything about your data: ${contactWords()}. A person answers. We are too small to need a data protection officer, so there is none between you and us.`,
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
              'Free-trial form: name, e-mail, business, website, industry; which consent sentence you saw, when and on which page; where your visit began (first page, referring site, campaign)',
              'To set up the trial you ask for and write to you about it. Steps before a contract at your request, and your consent for the messages: GDPR Article 6(1)(b) and (a)',
              retention.leads,
            ],
            [
              'Contact form: name, e-mail, message; business and website if you give them',
              'To answer you. Our legitimate interest in answering people who write to us, or steps before a contract: Article 6(1)(f) and (b)',
              retention.leads,
            ],
            [
              'Client records: contacts, agreement, invoices',
              'To do what we agreed and to keep the books the law asks for: Article 6(1)(b) and (c)',
              retention.clients,
            ],
            [
              'Account: e-mail, display name if you give one, role, and a hash of your password from which it cannot be read',
              'To let you sign in and keep what you make with our tools: Article 6(1)(b)',
              retention.accounts,
            ],
            [
              'Runs of the scrapers: the address or niche you entered, your settings, and what was read from public pages, which may name people and give their business contact details. What you enter into a niche scraper is sent to an encyclopaedia’s search or, in the premium one, to the provider that searches the web for us; nothing about you goes with it',
              'To give you the result you asked for: Article 6(1)(b); for people named on those pages, our and your legitimate interest in what a business has published about itself: Article 6(1)(f). Whoever is named may object: write to us',
              retention.runs,
            ],
            [
              'Session: a key in a cookie, what your browser calls itself, when it began and ends',
              'To keep you signed in and to show you where you are: Article 6(1)(b)',
              retention.sessions,
            ],
            [
              'Account activity: sign-ins, wrong passwords, changes of password or role, with the network address',
              'To show you what happens to your account and to stop abuse: our legitimate interest, Article 6(1)(f)',
              retention.activity,
            ],
            [
              'Mail record: that a mail was sent to you, of what kind, when, and whether it arrived',
              'To know that what you asked for reached you: Article 6(1)(b)',
              retention.mails,
            ],
            [
              'Server log: time, address asked for, errors, and the network address a request came from',
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
        'Reading this site sets no cookie. When you sign in, we set cookies that keep you signed in and nothing else. They are strictly necessary for what you asked for, so the law needs no banner, and there is none.',
        'There is no analytics service, no advertising network and no social-media plug-in on any page. Fonts, pictures and scripts come from our own server, so no other company learns that you were here.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      blocks: [
        'We do not sell data and do not pass it on for anybody else’s purposes. Two kinds of company work for us under a data-processing agreement and only on our instructions: the one whose servers this site runs on, and the one that delivers our e-mail. We tell you their names when you ask.',
        'We look for providers that keep data in the European Economic Area. Where one does not, the transfer rests on an adequacy decision or on the Commission’s standard contractual clauses, and you can have a copy.',
        'We give data to an authority only where Irish or EU law obliges us to.',
      ],
    },
    {
      id: 'agents',
      title: 'Conversations with a client’s agent',
      blocks: [
        'When you write to the AI employee of one of our clients, that business is the controller of the conversation. We process it for them under a data-processing agreement (GDPR Article 28). Ask that business first; if you ask us, we pass it on at once.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can ask us at any time, without giving a reason and without paying:',
        {
          list: [
            'to see what we hold about you, and to have a copy;',
            'to correct what is wrong;',
            'to delete it, where no law obliges us to keep it;',
            'to limit what we do with it while a question is open;',
            'to receive what you gave us in a form that other software can read;',
            'to object to anything we base on a legitimate interest;',
            'to take back a consent. That does not undo what was done before.',
          ],
        },
        {
          link: 'your account page',
          href: '/account',
          before: 'If you have an account, you can download or delete what belongs to it yourself, on ',
          after: '.',
        },
        `Write to ${contactWords()}. You hear from us within one month, as a rule within days. We may ask a question to be sure that it is you.`,
        'No decision about you is made by software alone.',
      ],
    },
    {
      id: 'complaint',
      title: 'If you are not content with us',
      blocks: [
        'Tell us, please, and we will try to put it right. You can also complain to the Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963, www.dataprotection.ie, or to the authority of the country you live in.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'The connection is encrypted. Passwords are stored only as Argon2id hashes. What people send us can be read only by those of us who answer it. If a breach put your rights at risk, we would tell you and the Commission within the time the law gives.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When what we do changes, this page changes first, with a new date. Where a change matters to people whose data we already hold, we write to them. The site is meant for people in business, not for children.',
      ],
    },
  ],
};
