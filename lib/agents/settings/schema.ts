import { z } from 'zod';
import { line, lines, properName } from '@/lib/forms/form-fields';
import { agentSchema } from '../control/schema';
import { weekdays } from '../people-hours';
import { MAX_SITES, sitesIn } from './allowed-sites';

const MAX_NAME = 80;
const MAX_GREETING = 300;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A time of day as a browser sends it, in minutes after midnight; null for none. */
const time = line(5)
  .refine((text) => text === '' || TIME.test(text), 'Type a time, like 09:30.')
  .transform((text) => {
    const [, hours, minutes] = TIME.exec(text) ?? [];
    return hours === undefined ? null : 60 * Number(hours) + Number(minutes);
  });

const ticked = z.preprocess((value) => value === 'on', z.boolean());

/** What customers see of the agent. */
export const lookSchema = agentSchema.extend({
  name: properName(MAX_NAME, 'Type the name of your business.'),
  greeting: line(MAX_GREETING),
  colour: line(7)
    .transform((text) => text.toLowerCase())
    .refine((text) => /^#[\da-f]{6}$/.test(text), 'Type a colour like #123c2e.'),
  side: z.enum(['right', 'left'], 'Choose a side.'),
});

const dayFields = weekdays.map((_, at) => `day${at + 1}`);

/** When people answer: no day, or one period of some days. */
export const peopleSchema = agentSchema
  .extend({ peopleFrom: time, peopleTo: time, ...Object.fromEntries(dayFields.map((name) => [name, ticked])) })
  .transform(({ agent, peopleFrom, peopleTo, ...days }) => ({
    agent,
    peopleFrom,
    peopleTo,
    peopleDays: dayFields.flatMap((name, at) => ((days as Record<string, boolean>)[name] ? [at + 1] : [])),
  }))
  .superRefine(({ peopleFrom, peopleTo, peopleDays }, context) => {
    const isNone = peopleFrom === null && peopleTo === null;
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (peopleDays.length === 0 && !isNone) wrong('peopleDays', 'Choose the days, or empty both times.');
    else if (peopleDays.length > 0 && (peopleFrom === null || peopleTo === null))
      wrong('peopleFrom', 'Type when it starts and when it ends.');
    else if (peopleFrom !== null && peopleTo !== null && peopleTo <= peopleFrom)
      wrong('peopleTo', 'The end has to be later than the beginning.');
  });

const TOLD = /^told-([\da-f-]{36})$/;

/** Who is told by mail (a box `told-{user}` for each that is shown), when not, and whether with the customer's words. */
export const mailSchema = z
  .looseObject({ ...agentSchema.shape, quietFrom: time, quietTo: time, isWordless: ticked })
  .transform(({ agent, quietFrom, quietTo, isWordless, ...boxes }) => ({
    agent,
    quietFrom,
    quietTo,
    isWordless,
    told: Object.fromEntries(
      Object.entries(boxes).flatMap(([name, value]) => {
        const userId = TOLD.exec(name)?.[1];
        return userId ? [[userId, value === 'on'] as const] : [];
      }),
    ),
  }))
  .superRefine(({ quietFrom, quietTo, told }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (!Object.values(told).includes(true))
      wrong('told', 'Choose at least one person: somebody has to hear of a request.');
    if ((quietFrom === null) !== (quietTo === null)) wrong('quietFrom', 'Type both times, or neither.');
    else if (quietFrom !== null && quietFrom === quietTo) wrong('quietTo', 'Add when these hours end.');
  });

/** The websites that may show the chat. */
export const sitesSchema = agentSchema.extend({
  sites: lines.transform((text, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    const found = sitesIn(text);
    if ('wrong' in found) wrong(`Name each website exactly, like bakery.ie. This is none: ${found.wrong.slice(0, 80)}`);
    else if (found.hosts.length > MAX_SITES) wrong(`At most ${MAX_SITES} websites.`);
    return 'wrong' in found ? [] : found.hosts;
  }),
});

export const retentionChoices = [30, 90, 365] as const;

/** How long conversations are kept, and whether a language model reads them. */
export const privacySchema = agentSchema.extend({
  retentionDays: z.coerce
    .number()
    .refine((days) => (retentionChoices as readonly number[]).includes(days), 'Choose one.'),
  isModelOn: ticked,
});
