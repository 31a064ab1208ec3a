import { describe, expect, it } from 'vitest';
import { withTopics } from '@/lib/agent/sources/own-answers';
import { ownTopics } from '@/lib/agent/sources/own-topics';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { replyOf } from '../../../support/reply-of';

const lines = [
  '€1,279 ex VAT once for set-up and training, then €779 ex VAT a month.',
  'You can cancel at the end of any month.',
  'A trial agent is live within 24–48 hours of us getting your details.',
  'You correct it once, and it remembers.',
  'Your conversations belong to you.',
  'We choose providers that keep data in the European Economic Area where we can.',
  'The AI Calling Agent is a separate product, coming soon.',
  'We’ll publish the price here before it goes on sale.',
  'You’ll hear from a person within one working day.',
  'Monday to Friday, nine to half past five',
  'It states prices in English and Polish; with a model that writes, it can answer in 50+ other languages.',
  'We do not sell data or pass it on for anyone else’s purposes.',
  'Suggests what fits, sends your price list, asks for the order.',
  'Website, e-mail and social channels',
  'There are 20 agents in the catalogue, from plumbers to tutors.',
  'Lifetime updates',
  'The trial ends automatically and we charge nothing.',
  'There’s no contract.',
  'Every agent is set up by hand, and somebody reads its first conversations.',
  'Changes to your website, apart from adding the chat.',
  'Figures that the claims page of this site marks as “illustrative” are examples or targets.',
  'Answers from your allergen chart, never from memory',
  'Connections to your booking system or shop; these come with the subscription',
  'One agent from the catalogue, trained on your website',
  'The phone version, which is coming soon, will have an Irish accent if you like.',
  'Do not rely on the agent in an emergency.',
  'It reads what customers write to you.',
  'If it doesn’t know, it says so, takes the question and the contact details.',
  'We invoice the set-up fee when you order.',
  'We can change a price with two months’ written notice.',
  'You can also complain to the Data Protection Commission.',
  'You may use what the agent writes for you as you like.',
  'What either of us learns stays confidential.',
  'Give us correct information: prices, hours.',
  'It works with Google and Microsoft calendars.',
  'Places are limited to 25 new clients a quarter.',
  'WhatsApp and other messengers aren’t among its channels yet.',
  'The chat is one line of code, which Wix and Shopify let you add.',
  'We name a client only with written consent, and have nobody to name yet.',
  'Your website goes on without the chat.',
  'It can be wrong, and we have no honest percentage to show you.',
  'The demo is free.',
  'It says so at the start of every conversation, as the EU AI Act requires.',
];
const body = lines.map((line) => `<p>${line}</p>`).join('');
const page = readAnswerPage(`<html lang="en"><body><h1>Us</h1>${body}</body></html>`, 'https://us.example/');
const site = withTopics(openSite(page ? [page] : []), ownTopics);

const textsOf = (quotes: readonly { text: string }[]) => quotes.map(({ text }) => text);

/** The lines that answer the last of these sentences. */
async function answersTo(...sentences: string[]): Promise<string[]> {
  const reply = await replyOf(site, sentences.at(-1) ?? '', sentences.slice(0, -1), 'meeting');
  return reply.tier === 'answer' ? textsOf(reply.quotes) : [];
}

describe('withTopics', () => {
  it.each([
    ['what happens if it tells a customer the wrong price', 'You correct it once'],
    ['where is the data stored', 'European Economic Area'],
    ['who owns the data', 'belong to you'],
    ['is there someone i can ring if it breaks', 'within one working day'],
    ['can it do irish', 'in 50+ other languages'],
    ['whats the price of the phone agent', 'publish the price'],
    ['anything for a nursing home', '20 agents'],
    ['can i cancel whenever', 'cancel at the end'],
    ["what does it do when it doesn't know", 'says so, takes the question'],
    ['what if I want to stop after two months?', 'cancel at the end'],
    ['who reads the conversations', 'first conversations'],
    ['does the price include putting it on my website', 'apart from adding the chat'],
    ['is the 340% more leads thing real', 'examples or targets'],
    ['a customer has a severe nut allergy, what will it say to them', 'allergen chart'],
    ['does it need a connection for the trial', 'come with the subscription'],
    ['can the phone agent have a Kerry accent', 'Irish accent'],
    ['what does it do if somebody smells gas', 'in an emergency'],
    ['how quickly do you reply to emails', 'within one working day'],
    ['what notice do ye have to give me if ye put the price up', 'two months'],
    ['who do I complain to about my data', 'Data Protection Commission'],
    ['can I use the text it writes on my own website', 'as you like'],
    ['Is my client information kept confidential? I’m an accountant', 'stays confidential'],
    ['is there a limit of 25 customers?', 'Places are limited'],
    ['are you taking new clients?', 'Places are limited'],
    ['can it answer on whatsapp and viber', 'aren’t among its channels'],
    ['my site is on wix, does that matter', 'one line of code'],
    ['have you any references', 'nobody to name yet'],
    ['what happens to us if you close', 'goes on without the chat'],
    ['how often does it get things wrong', 'no honest percentage'],
    ['is the demo free', 'demo is free'],
    ['what do the new AI rules of the EU mean for me', 'EU AI Act'],
    ['for how long do i sign', 'no contract'],
    ['does it pick up when somebody rings the shop', 'coming soon'],
  ])('answers “%s” with the topic that explains most of it', async (question, line) => {
    expect(await answersTo(question)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    'how can it help me to sell a house?',
    'do you sell printers',
    'will it price a wedding cake in Portuguese icing sugar',
    'its not working out who parks where',
    'Is there parking for a lorry or a boat? I’m an accountant',
  ])('says nothing to “%s”, most of which no topic explains', async (question) => {
    expect(await answersTo(question)).toEqual([]);
  });

  it.each([
    'can it do my vat returns',
    'can it post on instagram for me',
    'vat number?',
    'does it do invoices',
    'How do I update my payment information?',
  ])('says nothing to “%s”, which our pages are known not to say', async (question) => {
    expect(await answersTo(question)).toEqual([]);
  });

  it.each([
    ['how much is it, and can i cancel any time?', ['€1,279', 'cancel at']],
    ['How much is it? Can I cancel whenever?', ['€1,279', 'cancel at']],
    ['how much is it and do you sell printers', ['€1,279']],
    ['how much is the phone agent and when is it out', ['publish the price', 'coming soon']],
    ['Can you tell me how it works and what it would cost a small shop like mine?', ['It reads what', '€1,279']],
    [
      'Hi there, hope you are well. I run a cafe in Ennis and I was wondering what it would cost me and how long it takes to set up. Thanks, Mary',
      ['€1,279', 'live within'],
    ],
  ])('answers each part of “%s”', async (question, starts) => {
    expect(await answersTo(question)).toEqual(starts.map((text) => expect.stringContaining(text)));
  });

  it.each([
    ['how much will the phone agent be', 'and when will that be ready', 'coming soon'],
    ['can it answer the phone', 'how much is that', 'publish the price'],
    ['does it speak polish', 'and french', 'in 50+ other languages'],
    ['what do you need from me', 'and how long till it’s live', 'live within'],
    ['how long is the trial', 'and what happens after', 'ends automatically'],
    ['what does it do if somebody smells gas', 'grand, and how much is that one', '€1,279'],
  ])('takes “%s … %s” together', async (before, text, line) => {
    expect(await answersTo(before, text)).toEqual([expect.stringContaining(line)]);
  });

  it('does not take a question about us for one that goes on with a customer’s', async () => {
    expect(await answersTo('how can it help me to sell a house?', 'and to buy one?')).toEqual([]);
    expect(await answersTo('does it work on facebook', 'and tiktok?')).toEqual([]);
  });

  it.each([
    'how much is it and do you sell printers',
    'Can I cancel whenever? And does it post on Instagram?',
    'does it do invoices and what languages does it speak?',
  ])('says that it has no answer to the other part of “%s”', async (question) => {
    const { tier, said } = await replyOf(site, question, [], 'meeting');
    expect(tier).toBe('answer');
    expect(said).toBe(
      'I found no answer to the other part on our website. Say “a person”, and I’ll set that up with the team.',
    );
  });

  it.each([
    'how much is it, and can i cancel any time?',
    'when we are closed, is it able to speak polish?',
    'what happens if it tells a customer the wrong price, or is that impossible?',
    'Hi, how are you? How much is it?',
    'who owns the data, is it ours',
  ])('says nothing of another part of “%s”', async (question) => {
    const { tier, said } = await replyOf(site, question, [], 'meeting');
    expect({ tier, said }).toEqual({ tier: 'answer', said: undefined });
  });

  it('does not offer a person for the other part while a meeting is arranged', async () => {
    const { said } = await replyOf(site, 'how much is it and do you sell printers', ["I'd like a demo"], 'meeting');
    expect(said).toBe('I found no answer to the other part on our website. And for your demo: what day suits you?');
  });

  it('lets a model choose only where it answers itself', () => {
    expect(textsOf(site.choices('Can I cancel?', 8)[0] ?? [])).toEqual(['You can cancel at the end of any month.']);
    expect(site.choices('Do you sell printers?', 8)).toEqual([]);
  });
});
