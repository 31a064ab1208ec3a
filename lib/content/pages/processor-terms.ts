import { env } from '@/lib/env';
import { parseUrl } from '@/lib/text/parse-url';
import { companySentence, contactDetails, type LegalText } from './legal';

/** Stored with each acceptance. Another wording needs another version. */
export const processorTermsVersion = 'processor-terms-3';

const hostOf = (url: string): string => parseUrl(url)?.hostname ?? url;

/** Who processes customers' words for us, as this installation is configured. */
function subProcessors(): string[] {
  const { hostingProvider, smtpUrl, s3, answersModel } = env;
  return [
    `Servers and database: ${hostingProvider ?? 'run by ourselves, or by a hosting company that we name on request'}.`,
    smtpUrl
      ? `Delivery of e-mail, such as notes about requests: ${hostOf(smtpUrl)}.`
      : 'Delivery of e-mail: nobody, since no e-mail is sent.',
    ...(s3 ? [`Storage of pictures, which holds no conversations: ${hostOf(s3.endpoint)}.`] : []),
    answersModel
      ? `Language model that reads what customers write, with placeholders for telephone numbers and e-mail addresses: ${hostOf(answersModel.url)} (${answersModel.model}). You can switch it off for your agent.`
      : 'Language model: none; answers are quotes of your website and your own words.',
  ];
}

/** The terms of Art. 28(3) GDPR, accepted with the adoption of an agent. */
export const processorTerms: LegalText = {
  title: 'Processor’s terms',
  lead: 'When your agent talks to your customers, you decide what for. We only do it for you. This is the contract that Article 28(3) GDPR asks for.',
  updated: new Date('2026-11-29'),
  sections: [
    {
      id: 'who',
      title: 'Who and what this covers',
      blocks: [
        `You, the business whose agent it is, are the controller. The processor is ${companySentence()}`,
        {
          list: [
            'Subject and purpose: answering your customers’ questions on your website and on the page of your agent, taking down what they ask for, and passing it on to you.',
            'Kind of data: what your customers write, such as names, telephone numbers, e-mail addresses and wishes; when they wrote, and on which of your websites. The agent asks for nothing it doesn’t need to pass a request on; what customers say of their health, such as an allergy, it passes on in their words.',
            'People concerned: those who write to your agent, and people they mention.',
            'Duration: from the moment you take the agent over until it is deleted. You choose how long a conversation is kept: 30, 90 or 365 days after its last message.',
          ],
        },
      ],
    },
    {
      id: 'instructions',
      title: 'Only on your instructions',
      blocks: [
        'We process this data only as you instruct us in writing: with these terms, with the settings of your agent, and by e-mail. We use it for nothing else, and train no model with it. If Irish or EU law obliges us to do more, we tell you first unless that law forbids it. If we think that an instruction breaks the law, we tell you at once.',
        'No data is transferred outside the European Economic Area, except to a company listed below that is there; then an adequacy decision or the Commission’s standard contractual clauses cover it.',
      ],
    },
    {
      id: 'people',
      title: 'Confidentiality',
      blocks: [
        'Only people who need to see a conversation to run the service, or to help you, may open one, and all of them are bound to confidentiality in writing.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        {
          list: [
            'Connections are encrypted. Passwords are stored as Argon2id hashes only, secrets of conversations as SHA-256 hashes only.',
            'Every request to an agent’s pages checks who asks, in the database, each time. What you or we change is in an audit trail.',
            'The words of conversations are in no log. Backups are made every day and tested by restoring them.',
            'Your agent is public only once control of your website is proved.',
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Companies that work for us',
      blocks: [
        'You allow us to have these companies do part of the work, each bound by the same duties:',
        { list: subProcessors() },
        'Before we add or replace one, we write to you two weeks ahead. If you object, you can end the agent at once. We answer for what they do as for ourselves.',
      ],
    },
    {
      id: 'help',
      title: 'Help for you',
      blocks: [
        'Customers can delete their conversation themselves. When one asks you for a copy, a correction or a deletion, we help you to answer; one who asks us is passed on to you within two working days. We also help with what Articles 32 to 36 GDPR ask of you, such as an impact assessment.',
        `We show you what proves that we keep these terms, and let you, or an auditor bound to confidentiality, check it: ${contactDetails()}.`,
      ],
    },
    {
      id: 'breach',
      title: 'If something goes wrong',
      blocks: [
        'If personal data of your customers is lost, changed or seen by somebody who should not see it, we write to every owner concerned without undue delay, at the latest two days after we know: what happened, whose data, the likely consequences, and what we do about it.',
      ],
    },
    {
      id: 'end',
      title: 'At the end',
      blocks: [
        'When the agent ends, you can read and export its conversations for 30 days. Then it is erased with everything that it knew. E-mails that were sent to you stay yours; backups are overwritten as they grow old. We keep nothing longer unless the law requires it; the name of your website is kept for twelve months after its trial began, since a website has one trial a year.',
      ],
    },
  ],
};
