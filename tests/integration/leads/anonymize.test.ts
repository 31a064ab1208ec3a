import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { anonymizeOldLeads } from '@/lib/leads/anonymize';
import { storeLead } from '@/lib/leads/commands';
import { leadRetentionMonths } from '@/lib/retention/policy';
import { MINUTE_MS, monthsBefore } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';

beforeEach(emptyTables);

test.each(['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-03-31T12:00:00Z'])(
  'anonymizeOldLeads anonymizes leads that have not changed for the retention period, and no others, at %s',
  async (moment) => {
    const now = new Date(moment);
    const due = monthsBefore(now, leadRetentionMonths);
    for (const [name, margin] of Object.entries({ kept: MINUTE_MS, anonymized: -MINUTE_MS })) {
      await storeLead({
        kind: 'contact',
        name,
        email: `${name}@bakery.ie`,
        message: name,
        consentVersion: '1',
        page: '/contact',
      });
      await db.lead.updateMany({ where: { name }, data: { updatedAt: new Date(due.getTime() + margin) } });
    }
    await anonymizeOldLeads(now);
    await anonymizeOldLeads(now);
    const leads = await db.lead.findMany({ orderBy: { createdAt: 'asc' } });
    expect(leads.map(({ email }) => email)).toEqual(['kept@bakery.ie', '']);
  },
);
