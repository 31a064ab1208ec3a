import type { ChatData } from '@/lib/server/chat/chat-data';

/** What the page of a chat begins with. */
export const chatDataOf = (changes: Partial<ChatData> = {}): ChatData => ({
  key: 'b'.repeat(22),
  name: 'Byrne’s Bakery',
  greeting: 'Hello! Ask me about bread.',
  domain: 'byrnesbakery.ie',
  colour: '#123c2e',
  ink: '#fff',
  retentionDays: 90,
  people: '',
  suggestions: ['When are you open?'],
  isAnswered: true,
  isDraft: false,
  ancestors: ['https://byrnesbakery.ie'],
  messages: [],
  speaker: { who: 'agent' },
  secret: 's'.repeat(43),
  messageId: 'm'.repeat(43),
  maxLength: 2_000,
  processor: 'Super Employee',
  privacyUrl: '/privacy',
  ...changes,
});
