import type { Topic } from '@/lib/reader/answers/topic';

/** A group of words and phrases of which a question holds one; `*` stands for the end of a word. */
type Group = string;

const wordOf = (phrase: string): string =>
  phrase.trim().replaceAll(' ', '[ -]').replace("'", "[’']?").replace('*', '\\p{L}*');

/** Matches a question that holds a word of every group. */
const asks = (...groups: Group[]): RegExp =>
  new RegExp(
    `^${groups.map((group) => `(?=.*(?<!\\p{L})(?:${group.split(',').map(wordOf).join('|')})(?!\\p{L}))`).join('')}`,
    'iu',
  );

/** `unless`: a question with one of these words is about something else. */
function topic(id: string, question: string, groups: readonly Group[], proves: RegExp, unless?: Group): Topic {
  const isAsked = asks(...groups);
  const isOther = unless === undefined ? undefined : asks(unless);
  return {
    id: `own-${id}`,
    question,
    asks: { test: (text) => isAsked.test(text) && !isOther?.test(text) },
    proves,
  };
}

/** What our clients sell, and to whom: we do not cancel or refund it. */
const THEIRS =
  "customer*, client*, guest*, patient*, appointment*, booking*, orders, deposit*, my shop, our shop, online shop, someone's, somebody's";

const SET_UP =
  'set up, setup, set it up, sets it up, sets up, set it all up, set everything up, setting up, install*, embed*, put it on, get it on, add it to';

/**
 * Questions about this company and its agents with the lines that answer them, special ones before general ones. Our pages describe the work
 * of other trades, so nothing else is answered.
 */
export const ownTopics: readonly Topic[] = [
  topic(
    'setup-fee',
    'Is there a set-up fee?',
    ['setup, set up, upfront, up front, one off', 'fee, cost*, charge*, pay'],
    /€\d.*\bonce\b/i,
    'trial, refund*, money back',
  ),
  topic(
    'messages',
    'Is there a charge per message?',
    [
      'per message, per chat, per conversation, each message, every message, message limit, limit on messages, cap on messages, how many messages, unlimited messages',
    ],
    /\bcharge per message\b/i,
  ),
  topic('vat', 'Is VAT included?', ['vat'], /€\d.* VAT\b/, 'vat number, vat no, vat registered'),
  topic(
    'trial-start',
    'How do I start the trial?',
    [
      'start the trial, start a trial, start my trial, start the free trial, begin the trial, sign up for the trial, sign up for a trial',
    ],
    /^Fill in the form\b/i,
  ),
  topic(
    'trial-end',
    'What happens when the trial ends?',
    ['trial, 5 days, five days, free days', "end*, after, over, finish*, when it's over, cancel*, stop*, up"],
    /\bends automatically\b/i,
    'setup, set up, fee, fees',
  ),
  topic(
    'renewal',
    'Am I charged automatically?',
    [
      'charged automatically, charge me automatically, renew*, auto renew*, roll over, automatically charge*, automatic payment*, the catch',
    ],
    /\bends automatically\b/i,
  ),
  topic(
    'payment-details',
    'Do I need a card for the trial?',
    ['card, cards, credit card, card details, payment details, bank details'],
    /\bno payment details\b/i,
    `${THEIRS}, take card*, takes card*, accept*`,
  ),
  topic(
    'trial-length',
    'How long is the free trial?',
    ['trial', 'how long, how many days, length, last*, days'],
    /\byou have \d+ days\b/i,
  ),
  topic(
    'trial-free',
    'Is the trial really free?',
    ['trial', 'free, cost*, pay, charge*, catch, fee, fees'],
    /\bcharge nothing\b/i,
  ),
  topic(
    'trial',
    'How does the free trial work?',
    ['trial, try it, try one, try before, test it, test drive'],
    /\byou have \d+ days\b|\btrial\b.*\bdays\b|\b\d+ days\b.*\btrial\b/i,
    'include*, extend*, twice, second',
  ),
  topic(
    'cancel',
    'Can I cancel?',
    ['cancel*, get out of it, stop it, leave at any time, opt out'],
    /\bcancel at the end of any month\b/i,
    THEIRS,
  ),
  topic(
    'contract',
    'Is there a contract?',
    ['contract*, minimum term, tied in, locked in, lock in, commit*, notice period'],
    /\bno contract\b/i,
  ),
  topic(
    'refund',
    'Can I get my money back?',
    [
      "refund*, money back, a guarantee, any guarantee, the guarantee, guarantees, not happy, no good, doesn't work out, don't like it",
    ],
    /\brefund the set-up fee\b/i,
    THEIRS,
  ),
  topic(
    'training-data',
    'Are our conversations used to train AI?',
    ['train*', 'ai, model*, conversation*, data, chats'],
    /\bnever train\b/i,
  ),
  topic(
    'trained-on',
    'What is it trained on?',
    ['trained on, trained with, train it on, train it with, training it on, train them on, learn from, learns from'],
    /\btrained in your trade and then on your business\b/i,
  ),
  topic(
    'gdpr',
    'Is it GDPR-compliant?',
    ['gdpr, compliant, data processing, data protection, dpa'],
    /\bdata-processing agreement\b/,
  ),
  topic(
    'ownership',
    'Who owns what it writes?',
    [
      'own, owns, belong*, rights, copyright, intellectual property',
      'content, text*, document*, drafts, what it writes',
    ],
    /\bdocuments, conversations and customer data are yours\b/i,
  ),
  topic(
    'data',
    'Where does the data go?',
    [
      'data, conversation*, chats, chat history, it stored, it kept, it hosted',
      'where, who owns, owns, own, kept, stored, store, go, goes, hosted, safe, export, private',
    ],
    /\bconversations belong to you\b/i,
  ),
  topic(
    'deletion',
    'Can I delete the conversations?',
    [
      'conversation*, data, chats, messages, them, it',
      'delete*, erase*, remove them, how long do you keep, how long are, keep, retention, get rid of',
    ],
    /^You decide how long we keep them\b/i,
  ),
  topic(
    'sharing',
    'Do you sell or share data?',
    [
      'sell it, sell my, sell our, sell the data, share it, share my, share our, share the data, pass it on, third part*',
    ],
    /^We do not sell data\b/i,
  ),
  topic(
    'downtime',
    'What if it is down?',
    ['go down, goes down, is down, outage*, downtime, crash*, offline, stops working, power cut*'],
    /^If it is down\b/i,
  ),
  topic(
    'advice',
    'Does it give medical or legal advice?',
    ['medical, legal, financial, health, tax', 'advice, advise*'],
    /^Do not use the agent for emergencies\b/i,
  ),
  topic(
    'liability',
    'Who is liable?',
    ['liable, liability, sued, sue, who is responsible, legal trouble'],
    /^We cannot promise that no answer\b/i,
  ),
  topic(
    'invoices',
    'How do I pay?',
    [
      'invoice*, pay yearly, pay annually, pay quarterly, direct debit, how do i pay, how do we pay, how is it billed, bill me',
    ],
    /^We invoice the set-up fee\b/i,
  ),
  topic(
    'irish',
    'Does it sound Irish?',
    ['fada*, irish names, sound irish, sounds irish, our tone, my tone, tone of voice, irish spelling*'],
    /\byour tone and your spelling\b/i,
  ),
  topic(
    'person',
    'Can customers reach a person?',
    [
      'talk to, speak to, talk with, speak with, chat to, chat with, put through to, hand over to, handed over to, reach, get, ask for',
      'person, human, somebody, someone, real person',
    ],
    /\bask for a person\b/i,
  ),
  topic(
    'says-ai',
    'Will my customers know that it is an AI?',
    ['know*, say*, tell*, admit*, pretend*, notice, realise', 'ai, robot, bot, machine, human, not a person, chatbot'],
    /\bat the start of every conversation\b/i,
  ),
  topic(
    'correct',
    'Can I correct what it says?',
    ['correct*, edit, fix, change, improve', 'it says, says, answer*, wrong, replies, correct it, correct what'],
    /\bEvery conversation to read, correct\b|\byou correct it in the first week\b/i,
  ),
  topic(
    'mistakes',
    'What happens when it gets something wrong?',
    [
      'gets it wrong, get it wrong, gets something wrong, gets things wrong, is wrong, goes wrong, messes up, something wrong, wrong thing, wrong information',
    ],
    /\byou correct it once, and it knows\b/i,
  ),
  topic(
    'unknown',
    'What happens when it doesn’t know the answer?',
    [
      "doesn't know, does not know, can't answer, cannot answer, not know, wrong answer, wrong answers, make stuff up, make things up, makes things up, makes stuff up, making things up, invent*, lie, lies, guess*, hallucinat*, mistake*",
    ],
    /\brather than guess\b|\bsays so, takes the question\b/i,
  ),
  topic(
    'contact',
    'How can I reach you?',
    [
      'your phone number, have you a phone number, do you have a phone number, your number, your telephone, your mobile, ring you, call you, phone you, contact you, reach you, get in touch, e mail you, email you, your email, your e mail, write to you',
    ],
    /^\+?[\d ()]{8,}$|^\S+@\S+\.\w+$/,
  ),
  topic(
    'calls',
    'Can it answer the phone?',
    [
      'answer*, pick up, take, takes, handle*, does, do, can, will, phone agent, phone product, calling agent',
      'the phone, phone, phones, calls, phone calls, calling, voice, ring*, call my, call our, call customers, call people, call back, call them back',
    ],
    /\bis a separate product, coming soon\b|\bisn[’']t on sale yet\b/i,
    'phone number, my number, instead of email, ring me',
  ),
  topic(
    'calling-price',
    'What does the phone agent cost?',
    [
      'phone agent, calling agent, phone one, phone version, phone product, voice agent, calls, phone',
      'cost*, price*, how much',
    ],
    /\bpublish the price here\b/i,
    'phone number',
  ),
  topic(
    'setup-time',
    'How long does it take to set up?',
    [
      'how long, how soon, how quick*, how fast, when',
      `${SET_UP}, start, started, live, running, ready, going, up and running, set-up`,
    ],
    /\blive within\b|\btakes \d+ hours\b/i,
  ),
  topic(
    'setup-by-us',
    'Do you set it up for us?',
    [SET_UP, 'you, ye, us, for me, who, help, myself, yourself, how do i, how do we, site, website'],
    /^Set up by us\b/i,
  ),
  topic(
    'skills',
    'Do I need to know about computers?',
    [
      'technical, technical skills, tech savvy, techie, good with computers, computer skills, code, coding, developer, it person, it department',
      'need, have to, do i, if i, without, not, required',
    ],
    /^Set up by us\b/i,
  ),
  topic(
    'material',
    'What do you need from us?',
    ['need from, give you, send you, provide you, need to give, need to provide, prepare'],
    /^Give us correct information\b/i,
    'phone, number, email, e mail',
  ),
  topic(
    'start',
    'How do I get started?',
    ['how do i get started, how do we get started, get started, sign up, how do i start, how to start, how do i begin'],
    /^Fill in the form\b/i,
  ),
  topic(
    'no-website',
    'Do I need a website?',
    ['website, site', "need, without, don't have, no, have to have"],
    /\bprivate page if you have none\b/i,
  ),
  topic(
    'learn',
    'How does it learn about my business?',
    [
      'learn*, train*, taught, teach, find out, know*',
      'my business, our business, us, about us, my shop, my company, my menu, our prices, how we work',
    ],
    /\btrained on your website\b|\bTraining on your (?:own )?documents\b/i,
  ),
  topic(
    'bespoke',
    'Do you build agents to order?',
    ['bespoke, tailor*, made to order, custom agent*, custom ai, custom one*, customised, customise'],
    /\bwe build the bespoke one\b/i,
  ),
  topic(
    'channels',
    'Which channels does it answer on?',
    [
      'channel*, facebook, instagram, messenger, social*, answer emails, answer email, answers emails, reply to emails, reply to email, emails, my inbox',
    ],
    /\bon your website, by e-mail and on social media\b|\bWebsite, e-mail and social channels\b/i,
    'share*, sell, data, post, posts',
  ),
  topic(
    'languages',
    'Which languages does it speak?',
    [
      'language*, speak polish, speak irish, speak french, speak german, speak spanish, polish, portuguese, ukrainian, gaeilge, as gaeilge',
    ],
    /\bin \d+\+? others\b|\bask in their own\b/i,
  ),
  topic(
    'systems',
    'Does it work with our calendar and booking system?',
    [
      'calendar*, booking system*, booking software, my system, our system*, phorest, fresha, booksy, treatwell, opentable, resdiary, outlook, google, microsoft, diary, integrat*, connect*',
    ],
    /\bworks with Google and Microsoft calendars\b/,
    'maps, review*, ads, penalis*, seo, search, rank*',
  ),
  topic(
    'bookings',
    'Can it take bookings?',
    ['it, agent, ai, does, can', 'book*, appointment*, reservation*'],
    /^Books, moves and reminds\b|\bbooks appointments\b/i,
    'cancel*, double, extra, cost*',
  ),
  topic(
    'office-hours',
    'When are you open?',
    [
      'are you, are ye, do you, do ye, can i ring, your opening, your hours, your office, your phone',
      'open, opening, close, closed, closing, weekend*, saturday*, sunday*, christmas, working, office hours, hours, holidays',
    ],
    /^Monday to Friday\b/i,
    'it, agent, ai, robot',
  ),
  topic(
    'hours',
    'Does it work when we are closed?',
    [
      'night, nights, evening*, weekend*, closed, christmas, 24 7, round the clock, all hours, out of hours, after hours, holiday*',
      'it, agent, work*, answer*, available',
    ],
    /^On shift 24\/7\b|\bworks day and night\b/i,
    'turn it off, switch it off, pause, stop it',
  ),
  topic(
    'support',
    'Do we get support?',
    [
      'is there support, is there any support, get support, get any support, offer support, have support, provide support, support included, after sales, customer service, technical support, tech support, kind of support, support team',
    ],
    /\bhear from a person within one working day\b/i,
  ),
  topic(
    'reports',
    'Do I get reports?',
    ['report, reports, statistics, stats, analytics, weekly note, dashboard, summary'],
    /^Sends a note every week\b/i,
  ),
  topic(
    'improves',
    'Does it get better over time?',
    ['over time, get better, gets better, smarter, keep learning'],
    /\byou answer once, and from then on it knows\b/i,
  ),
  topic(
    'model',
    'Which model does it use?',
    [
      'chatgpt, gpt*, which ai, what ai, which model, what model, language model, llm',
      'is it, does it, do you, use*, using, run*, based, built, which, what',
    ],
    /^ChatGPT-4 class model$/i,
    'different, difference, better, versus, vs, compar*, instead, just',
  ),
  topic(
    'follow-up',
    'Does it follow up on quotes?',
    ['follow up, follows up, following up, chase*, chasing'],
    /\bgets its follow-up\b/i,
  ),
  topic(
    'several',
    'Can it handle several customers at once?',
    ['at once, at the same time, several, simultaneous*, in parallel, busy times'],
    /\bnobody waits for the other five\b/i,
  ),
  topic(
    'jobs',
    'Will it replace my staff?',
    [
      'replac*, lose, fire, sack, let go, instead of, take our jobs',
      'staff, people, employee*, team, receptionist, job*, humans',
    ],
    /\bwork that needs a person stays\b/i,
  ),
  topic(
    'staff',
    'What does it cost compared with a member of staff?',
    [
      'receptionist, employee, staff, salary, wages, wage, hiring, hire somebody, person',
      'cost*, compar*, cheaper, save*, saving, versus, than',
    ],
    /€\d.*\b(?:salary|first year)\b|\bfirst year\b.*€\d/i,
  ),
  topic(
    'chatbot',
    'What makes it different from a chatbot?',
    [
      'chatbot*, bot, chatgpt, chat gpt, others, competitors',
      'different, difference, better, versus, vs, compar*, instead, why not, just',
    ],
    /^You get an employee\b/i,
  ),
  topic(
    'company',
    'Who are you?',
    [
      "who is behind, who's behind, who runs, who owns you, who owns the company, who owns this, who owns super, real company, legit*, a scam, where are you based, where are ye based, where are you, irish company, based in, your company, about the company",
    ],
    /\bsmall company in Ireland\b/i,
    'how many, customers',
  ),
  topic(
    'demo',
    'Can I see a demo?',
    ['demo, demonstration, see one, see it work*, see it in action'],
    /\bIf you asked for a demo\b/i,
    'cost*, free, price',
  ),
  topic(
    'what',
    'What does an AI employee do?',
    [
      'what does it do, what can it do, what exactly does it do, what it does, what do you do, what does an ai employee do, what does an agent do, how does it work, what can an agent do, what is this, what are you selling',
    ],
    /^It reads what customers write\b/i,
  ),
  topic(
    'included',
    'What does the price include?',
    [
      "per agent, for the lot, for everything, what's included, what is included, included in, what do i get, what do we get, what does it include, include*",
    ],
    /\bcovers one agent for one business\b/i,
    'trial',
  ),
  topic(
    'locations',
    'Does one agent cover several locations?',
    [
      'locations, branches, businesses, shops, premises, sites, cafes, salons, garages, restaurants, pubs, hotels, offices, clinics, two of them',
      'two, three, four, several, second, multiple, both, more than one, all our',
    ],
    /\bcovers one agent for one business\b/i,
  ),
  topic(
    'total',
    'What does it come to in total?',
    [
      'hidden, extra cost*, extra charge*, extras, on top, in total, total cost, altogether, all in, first year',
      'cost*, fee*, charge*, pay, price*, extras, what, how much, any',
    ],
    /\bin the first year including the set-up\b/i,
    'month',
  ),
  topic(
    'price',
    'What does it cost?',
    ['cost*, price*, pricing, how much, dear, expensive, monthly, per month, a month, rates, fee, fees, charge'],
    /€\d.*\bonce\b.*€\d.*\ba month\b/i,
    'make up, made up, my price*, our price*, new price*, my prices, save, saving, of my time, websites, phone, calling, discount*, late fee, demo, consultation',
  ),
  topic(
    'trades',
    'Is there one for my trade?',
    [
      'one for, agent for, agents for, something for, anything for, ai for, employee for, suit*, industries, trades, my trade',
    ],
    /^There are \d+ agents in the catalogue\b/i,
  ),
  topic(
    'catalogue',
    'How many agents are there?',
    ['how many agents, how many employees, which agents, what agents, list of agents, kinds of agents'],
    /^There are \d+ agents in the catalogue\b/i,
  ),
  topic(
    'my-trade',
    'Do you have one for my trade?',
    [
      'do it for, do you do, do ye do, have an, have a, have you a, have ye a, have ye one, have one, suit, work for, works for, used by',
      'accountant*, plumber*, electrician*, builder*, dentist*, solicitor*, salon*, barber*, hairdresser*, restaurant*, cafe*, pub*, hotel*, b&b, garage*, mechanic*, gym*, vet, vets, groomer*, florist*, bakery, bakeries, estate agent*, letting agent*, photographer*, cleaner*, tutor*, travel agent*, physio*, doctor*, gp, clinic*, shop*, farm*, broker*',
    ],
    /^There are \d+ agents in the catalogue\b/i,
  ),
  topic(
    'my-business',
    'Is there one for my business?',
    [
      'i run, we run, i own, we own, i have a, we have a, i manage, i am a, we are a',
      'business, shop, salon, barber*, restaurant, cafe, pub, hotel, b b, garage, clinic, practice, gym, store, company, firm, plumber*, electrician*, builder*, dentist*, solicitor*, accountant*, studio, school, agency, takeaway, bakery, florist*, farm',
    ],
    /^There are \d+ agents in the catalogue\b/i,
  ),
];
