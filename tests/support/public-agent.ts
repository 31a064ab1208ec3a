import type { PublicAgent } from '@/lib/agents/public-agent';

/** An agent as everybody may know it. */
export const agentNamed = (changes: Partial<PublicAgent> = {}): PublicAgent => ({
  key: 'b'.repeat(22),
  agentId: '7d0fd9f5-9f0f-4b39-9b4e-5b3f5e0d1f10',
  mode: 'open',
  name: 'Byrne’s Bakery',
  greeting: 'Hello! Ask me about bread.',
  colour: '#123c2e',
  side: 'right',
  domain: 'byrnesbakery.ie',
  allowedSites: ['byrnesbakery.ie'],
  retentionDays: 90,
  people: '',
  suggestions: ['When are you open?'],
  ...changes,
});
