// npm run bench -- leads: 50,000 leads on the embedded database. Percentiles of the list, the search and a lead's page, compared
// with reading one row by its key; the export with its memory usage.
import { db } from '@/lib/db';
import { leadsAsCsv } from '@/lib/leads/csv';
import { leadFilterSchema } from '@/lib/leads/filter';
import { exportLeads, listLeads, readStatistics } from '@/lib/leads/queries';
import { percentiles } from './percentiles';

const LEADS = 50_000;
const BATCH = 5_000;
const ROUNDS = 60;
const words = ['bakery', 'plumber', 'dentist', 'hotel', 'garage', 'salon', 'solicitor', 'farm shop'];

async function fill(): Promise<void> {
  for (let start = 0; start < LEADS; start += BATCH) {
    const data = Array.from({ length: BATCH }, (_, offset) => {
      const number = start + offset;
      const word = words[number % words.length] ?? '';
      return {
        kind: number % 3 ? ('free_trial' as const) : ('contact' as const),
        status: (['new', 'contacted', 'won', 'lost'] as const)[number % 4],
        name: `Lead ${number}`,
        email: `lead${number}@example.ie`,
        businessName: `The ${word} ${number}`,
        message: `We are a ${word} and would like to know more. `.repeat(5),
        searchText: `lead ${number}\nlead${number}@example.ie\nthe ${word} ${number}`,
        consentVersion: 'contact-1',
        consentAt: new Date(),
        page: '/contact',
        fingerprint: String(number),
        createdAt: new Date(Date.now() - number * 60_000),
      };
    });
    await db.lead.createMany({ data });
  }
  await db.$executeRaw`ANALYZE leads`;
}

const list = (query: object) => () => listLeads(leadFilterSchema.parse(query));

await fill();
const { id } = await db.lead.findFirstOrThrow({ select: { id: true } });
const measured = {
  'floor: one row by its key': await percentiles(ROUNDS, () => db.lead.findUnique({ where: { id } })),
  'list, first page': await percentiles(ROUNDS, list({})),
  'list, page 1,000': await percentiles(ROUNDS, list({ page: '1000' })),
  'list, status and kind': await percentiles(ROUNDS, list({ status: 'won', kind: 'contact' })),
  'search for a rare word': await percentiles(ROUNDS, list({ q: 'lead 4711' })),
  'search for a common word': await percentiles(ROUNDS, list({ q: 'bakery' })),
  chart: await percentiles(ROUNDS, readStatistics),
};
console.table(measured);

const before = process.memoryUsage().rss;
let peak = before;
let lines = 0;
const started = performance.now();
for await (const _line of leadsAsCsv(exportLeads(leadFilterSchema.parse({})))) {
  lines += 1;
  if (lines % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss);
}
const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
console.log(
  `export: ${lines} lines in ${Math.round(performance.now() - started)} ms, memory grew by at most ${mb(peak - before)}`,
);
await db.$disconnect();
