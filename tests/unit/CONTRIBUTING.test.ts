import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Agent } from '@/lib/content/agents/agent';
import { plumberPro } from '@/lib/content/agents/plumber-pro';
import type { Lead } from '@/lib/generated/prisma/client';
import type { LeadField } from '@/lib/leads/fields';
import type { SitePage } from '@/lib/pages';

/** The files that the table "Where to change what" names for something. */
function filesFor(what: string): string[] {
  const row = readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${what} |`));
  return [...(row ?? '').matchAll(/`((?:app|lib|prisma)\/[^`]+|\.env\.example)`/g)].map(([, file = '']) => file);
}

/** The entries that somebody adds who follows the table: everything that is asserted below is derived from them. */
const page: SitePage = {
  path: '/careers',
  title: 'Careers',
  description: 'Work with us.',
  header: [2.5, 'Jobs'],
  footer: { Company: [4, 'Careers'] },
};
const field: LeadField = {
  label: 'Opening hours',
  type: 'text',
  forms: { trial: 'required' },
  max: 80,
  missing: 'Enter your opening hours.',
};
const agent: Agent = { ...plumberPro, id: 99, slug: 'gardener-ai', name: 'Gardener AI' };

beforeAll(async () => {
  // Test files share their modules: these lists are copies, which nobody else gets.
  vi.resetModules();
  const { pageList } = await import('@/lib/pages');
  const { agents } = await import('@/lib/content/agents/catalogue');
  const { leadFields } = await import('@/lib/leads/fields');
  (pageList as SitePage[]).push(page);
  (agents as Agent[]).push(agent);
  Object.assign(leadFields, { openingHours: field });
});

afterAll(() => {
  vi.resetModules();
});

describe('A page', () => {
  test('takes the two files that the table names', () => {
    expect(filesFor('a page')).toEqual(['app/(site)/<page>/page.tsx', 'lib/pages.ts']);
  });

  test('is in header and footer, in its place', async () => {
    const { footerColumns, mainNavigation } = await import('@/lib/content/navigation');
    expect(mainNavigation.map(({ label }) => label).slice(1, 4)).toEqual(['AI Agents', 'Jobs', 'AI Calling']);
    expect(footerColumns.find(({ title }) => title === 'Company')?.items.at(-1)).toEqual({
      label: 'Careers',
      href: '/careers',
    });
  });

  test('is in the sitemap and in llms.txt, and has a Markdown version', async () => {
    const { pageEntries } = await import('@/lib/seo/sitemap');
    const { llmsTxt } = await import('@/lib/markdown-pages/llms-txt');
    const { hasMarkdown } = await import('@/lib/seo/markdown-paths');
    expect(pageEntries([]).map(({ path }) => path)).toContain('/careers');
    expect(llmsTxt([])).toContain('/careers.md): Work with us.');
    expect(hasMarkdown('/careers')).toBe(true);
  });

  test('is a route of the server, which caches it', async () => {
    const { routeClass, routes } = await import('@/lib/server/routes');
    expect([routes['/careers'], routeClass('/careers')]).toEqual(['public', 'public']);
  });
});

describe('A field of the lead forms', () => {
  const lead = { id: '1', name: 'Mary', email: 'mary@bakery.ie', openingHours: '9 to 5' } as unknown as Lead;

  test('takes the two files that the table names', () => {
    expect(filesFor('a field of the lead forms')).toEqual(['lib/leads/fields.ts', 'prisma/schema.prisma']);
  });

  test('is asked for in its form only, with its label', async () => {
    const { LeadFields } = await import('@/components/leads/lead-fields');
    const html = (form: 'trial' | 'contact') =>
      renderToStaticMarkup(createElement(LeadFields, { form, typed: { openingHours: 'always' }, errors: {} }));
    expect(html('trial')).toMatch(
      /<label for="trial-openingHours"[^>]*>Opening hours.*?<\/label><input[^>]*value="always"/,
    );
    expect(html('contact')).not.toContain('openingHours');
  });

  test('is validated', async () => {
    const { freeTrialSchema } = await import('@/lib/leads/schema');
    const sent = { name: 'Mary', email: 'mary@bakery.ie', businessName: 'Bakery', industry: 'restaurant' };
    expect(freeTrialSchema.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([field.missing]);
    expect(freeTrialSchema.parse({ ...sent, openingHours: ' 9 to 5 ' })).toMatchObject({ openingHours: '9 to 5' });
  });

  test('is in the CSV file, the call of the CRM and what the team reads', async () => {
    const { leadsAsCsv } = await import('@/lib/leads/csv');
    const { webhookPayload } = await import('@/lib/leads/webhook');
    const { submissionText } = await import('@/lib/leads/submission-text');
    const { readLead } = await import('@/lib/leads/unions');
    let csv = '';
    for await (const chunk of leadsAsCsv(
      (async function* () {
        yield { ...readLead(lead), owner: null, notes: [] };
      })(),
    ))
      csv += chunk;
    const [head, line] = csv.split('\r\n');
    expect(head).toContain('Opening hours');
    expect(line).toContain('9 to 5');
    expect(webhookPayload(lead)).toMatchObject({ openingHours: '9 to 5' });
    expect(submissionText(lead)).toContain('Opening hours: 9 to 5');
  });

  test('is removed after the retention period', async () => {
    const { personalFields } = await import('@/lib/leads/fields');
    expect(personalFields()).toContain('openingHours');
  });
});

describe('An agent', () => {
  test('takes the three files that the table names', () => {
    expect(filesFor('an agent of the catalogue')).toEqual([
      'lib/content/agents/<agent>.ts',
      'lib/content/agents/catalogue.ts',
      'lib/content/screens/trades.ts',
    ]);
  });

  test('is in catalogue, sitemap and llms.txt', async () => {
    const { agentsInOrder } = await import('@/lib/content/pages/ai-chatbots');
    const { pageEntries } = await import('@/lib/seo/sitemap');
    const { llmsTxt } = await import('@/lib/markdown-pages/llms-txt');
    expect(agentsInOrder.map(({ path }) => path)).toContain('/ai-chatbots/gardener-ai');
    expect(pageEntries([]).map(({ path }) => path)).toContain('/ai-chatbots/gardener-ai');
    expect(llmsTxt([])).toContain('/ai-chatbots/gardener-ai.md');
  });
});

test('A setting › takes the two files that the table names', () => {
  expect(filesFor('a setting')).toEqual(['lib/env-schema.ts', '.env.example']);
});
