'use client';

import { clockTime, type PeopleHours, weekdays } from '@/lib/agents/people-hours';
import { savePeopleAction } from '@/lib/agents/settings/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { Checkbox } from './checkbox';
import { SettingsForm } from './settings-form';
import { TimeFields } from './time-fields';

const copy = settingsPage.people;

const loadSchema = () => import('@/lib/agents/settings/schema').then(({ peopleSchema }) => peopleSchema);

/** A time of day for a field; empty for none. */
const shown = (minutes: number | null) => (minutes === null ? '' : clockTime(minutes));

/** When people answer. */
export function PeopleForm({ agentId, returnTo, hours }: { agentId: string; returnTo: string; hours: PeopleHours }) {
  const initialValues = {
    peopleFrom: shown(hours.peopleFrom),
    peopleTo: shown(hours.peopleTo),
    ...Object.fromEntries(hours.peopleDays.map((day) => [`day${day}`, 'on'])),
  };
  return (
    <SettingsForm
      action={savePeopleAction}
      agentId={agentId}
      returnTo={returnTo}
      loadSchema={loadSchema}
      initialValues={initialValues}
    >
      {({ errors, typed }) => (
        <>
          <fieldset aria-describedby={errors.peopleDays ? 'days-error' : undefined}>
            <legend className="font-semibold">{copy.days}</legend>
            <div className="flex flex-wrap gap-x-6">
              {weekdays.map((day, at) => (
                <Checkbox key={day} name={`day${at + 1}`} label={day} checked={typed[`day${at + 1}`] === 'on'} />
              ))}
            </div>
            {errors.peopleDays ? (
              <p id="days-error" className="font-semibold text-base text-danger">
                {errors.peopleDays}
              </p>
            ) : null}
          </fieldset>
          <TimeFields from="peopleFrom" to="peopleTo" labels={copy} errors={errors} typed={typed} />
        </>
      )}
    </SettingsForm>
  );
}
