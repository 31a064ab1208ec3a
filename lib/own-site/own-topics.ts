import type { Topic } from '@/lib/answers/topic';

/**
 * Questions about this company and its agents, with the patterns of lines that answer them. Our pages describe the work of
 * other trades, so nothing else is answered.
 */
export const ownTopics: readonly Topic[] = [
  {
    id: 'own-price',
    question: 'What does it cost?',
    asks: /\b(?:what|how much) (?:does|is|do|will|would|are)\b.*\b(?:cost|price|prices|pricing|charge|fee|it)\b(?!.*\bphone\b)|\bhow (?:dear|expensive)\b|\bprice list\b|\b(?:per|a) month\b/i,
    proves: /€\d.*\b(?:month|once|year)\b/i,
  },
  {
    id: 'own-setup-fee',
    question: 'Is there a set-up fee?',
    asks: /\bset-?\s?up (?:fee|cost|charge)|\bupfront\b|\bone-off\b/i,
    proves: /€\d.*\b(?:once|set-?up)\b|\bset-?up\b.*€\d/i,
  },
  {
    id: 'own-messages',
    question: 'Is there a charge per message?',
    asks: /\b(?:per|each|every) (?:message|conversation|chat)\b/i,
    proves: /\bcharge per (?:message|conversation)\b/i,
  },
  {
    id: 'own-trial',
    question: 'How does the free trial work?',
    asks: /\btrial\b/i,
    proves: /\btrial\b.*\b(?:\d+ days|free|ends|no payment)\b|\bno payment details\b|\bcharge nothing\b/i,
  },
  {
    id: 'own-payment-details',
    question: 'Do I need a card for the trial?',
    asks: /\b(?:credit|debit|bank)?\s?card\b|\bpayment details\b/i,
    proves: /\bno payment details\b/i,
  },
  {
    id: 'own-cancel',
    question: 'Can I cancel?',
    asks: /\bcancel|\bget out of\b|\bleave\b.*\bany time\b/i,
    proves: /\bcancel\b.*\b(?:month|any time)\b/i,
  },
  {
    id: 'own-contract',
    question: 'Is there a contract?',
    asks: /\bcontracts?\b|\bminimum term\b|\btied in\b|\block(?:ed)? in\b/i,
    proves: /\bno (?:contract|minimum term)\b/i,
  },
  {
    id: 'own-refund',
    question: 'Can I get my money back?',
    asks: /\brefund|\bmoney[- ]back\b|\bguarantee\b|\bnot happy\b/i,
    proves: /\brefund|\bmoney[- ]back\b/i,
  },
  {
    id: 'own-gdpr',
    question: 'Is it GDPR-compliant?',
    asks: /\bgdpr\b|\bcompliant\b|\bdata[- ]process|\bdata protection\b/i,
    proves: /\bGDPR\b|\bdata-processing agreement\b/,
  },
  {
    id: 'own-hosting',
    question: 'Where is our data stored?',
    asks: /\bwhere\b.*\b(?:data|conversations?|servers?)\b|\b(?:hosted|hosting|stored)\b/i,
    proves: /\b(?:hosted|stored|kept|servers?|data cent(?:re|er)s?)\b.*\b(?:EU|Ireland|Europe|European Union)\b/,
  },
  {
    id: 'own-training-data',
    question: 'Are our conversations used to train AI?',
    asks: /\btrain(?:s|ed|ing)?\b.*\b(?:ai|models?|agents?|conversations?|data)\b|\b(?:conversations?|data)\b.*\btrain/i,
    proves: /\bnever train\b|\bnot (?:used to )?train/i,
  },
  {
    id: 'own-says-ai',
    question: 'Will my customers know that it is an AI?',
    asks: /\b(?:says?|tells?|know|admits?|pretends?)\b.*\b(?:ai|robot|bot|machine|person|human)\b/i,
    proves: /\bsays so at the start\b|\bthat it(?:’|')?(?:s| is) an AI\b/i,
  },
  {
    id: 'own-unknown',
    question: 'What happens when it doesn’t know the answer?',
    asks: /\b(?:doesn['’]?t|does not|can(?:no|['’])?t) (?:know|answer)\b|\bwrong answers?\b|\bmakes? things up\b|\bguess/i,
    proves: /\bputs both on your list\b|\brather than guess\b/i,
  },
  {
    id: 'own-person',
    question: 'Can customers reach a person?',
    asks: /\b(?:talk|speak|chat|put through|hand(?:ed)? over) (?:to|with) (?:a |an? actual |a real )?(?:person|human|somebody|someone)\b/i,
    proves: /\bask for a person\b/i,
  },
  {
    id: 'own-setup-time',
    question: 'How long does it take to set up?',
    asks: /\bhow (?:long|soon|quick(?:ly)?|fast)\b.*\b(?:set-?\s?up|start|live|running|ready)\b/i,
    proves: /\b\d+(?:–\d+)? (?:hours|(?:business )?days|weeks)\b/i,
  },
  {
    id: 'own-trades',
    question: 'Is there one for my trade?',
    asks: /\b(?:agents?|one|anything|something|ai)\b.*\bfor (?!the\b|my customers\b)(?:my trade|a |an )?\p{L}+s?\b.*$/iu,
    proves: /\bagents in the catalogue\b|\bAI agents for\b/i,
  },
  {
    id: 'own-calls',
    question: 'Can it answer the phone?',
    asks: /\b(?:answer|pick up|take|handle)s?\b.*\b(?:phone|calls)\b|\bphone (?:agent|product|assistant)\b|\b(?:calling|voice) agent\b/i,
    proves: /\b(?:coming soon|isn['’]t on sale yet|will pick up|when it launches|will be able to)\b/i,
  },
  {
    id: 'own-languages',
    question: 'Which languages does it speak?',
    asks: /\blanguages?\b|\bspeaks? (?:irish|polish|english|\p{Lu}\p{Ll}+)/iu,
    proves: /\bEnglish first\b|\bin others\b|\bany other language\b/,
  },
  {
    id: 'own-systems',
    question: 'Does it work with our calendar and booking system?',
    asks: /\bcalendars?\b|\bbooking systems?\b|\b(?:outlook|google|microsoft)\b/i,
    proves: /\bGoogle and Microsoft calendars\b|\bbooking systems and shops\b/,
  },
  {
    id: 'own-what',
    question: 'What does an AI employee do?',
    asks: /\bwhat (?:does|do|is|can)\b.*\b(?:ai employees?|agents?|it do|you do|super employee)\b/i,
    proves: /\b(?:reads what customers write|replies|books appointments)\b/i,
  },
];
