'use client';

import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { defaultGreeting } from '@/lib/agents/greeting';
import { contrastOf, inkOn } from '@/lib/agents/ink';
import { saveLookAction } from '@/lib/agents/settings/actions';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { LookPreview } from './look-preview';
import { SettingsForm } from './settings-form';

const copy = settingsPage.look;

type Look = { name: string; greeting: string; colour: string; side: string };

const loadSchema = () => import('@/lib/agents/settings/schema').then(({ lookSchema }) => lookSchema);

/** Below this, a part of a page is hard to tell from its ground (WCAG 2.2, 1.4.11). */
const MIN_PART_CONTRAST = 3;
const grounds = { white: '#ffffff', black: '#000000' };

/** What can be read on a colour, and where a button of it hardly stands out. */
function describeColour(colour: string): string {
  const ink = inkOn(colour);
  const faint = (['white', 'black'] as const).find((ground) => contrastOf(colour, grounds[ground]) < MIN_PART_CONTRAST);
  const contrast = copy.contrast(
    ink === '#fff' ? 'white' : 'black',
    contrastOf(colour, ink === '#fff' ? '#ffffff' : '#000000').toFixed(1),
  );
  return faint ? `${contrast} ${copy.faint(faint)}` : contrast;
}

/** Name, greeting, colour and side, with a preview of what is typed. */
export function LookForm({
  agentId,
  returnTo,
  look,
  domain,
}: {
  agentId: string;
  returnTo: string;
  look: Look;
  domain: string;
}) {
  const [shown, setShown] = useState(look);
  const onChange = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name in look) setShown((before) => ({ ...before, [name]: value }));
  };
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
      onChange={onChange}
    >
      <SettingsForm
        action={saveLookAction}
        agentId={agentId}
        returnTo={returnTo}
        loadSchema={loadSchema}
        initialValues={look}
      >
        {({ errors, typed }) => (
          <>
            <Field label={copy.name} name="name" idPrefix="settings" hint={copy.nameHint} error={errors.name} required>
              {(control) => <input {...control} defaultValue={typed.name} autoComplete="organization" />}
            </Field>
            <Field
              label={copy.greeting}
              name="greeting"
              idPrefix="settings"
              hint={copy.greetingHint}
              error={errors.greeting}
            >
              {(control) => (
                <input
                  {...control}
                  defaultValue={typed.greeting}
                  placeholder={defaultGreeting(typed.name ?? look.name)}
                />
              )}
            </Field>
            <Field
              label={copy.colour}
              name="colour"
              idPrefix="settings"
              hint={describeColour(shown.colour)}
              error={errors.colour}
            >
              {(control) => (
                <input {...control} type="color" defaultValue={typed.colour} className="control h-12 max-w-24 p-1.5" />
              )}
            </Field>
            <fieldset>
              <legend className="font-semibold">{copy.side}</legend>
              <div className="flex gap-6">
                {(['right', 'left'] as const).map((side) => (
                  <label key={side} className="flex min-h-11 items-center gap-3">
                    <input
                      type="radio"
                      name="side"
                      value={side}
                      defaultChecked={typed.side === side}
                      className="size-5 accent-brand"
                    />
                    {copy.sides[side]}
                  </label>
                ))}
              </div>
            </fieldset>
          </>
        )}
      </SettingsForm>
      <section aria-label={copy.preview}>
        <LookPreview {...shown} greeting={shown.greeting.trim() || defaultGreeting(shown.name)} domain={domain} />
      </section>
    </div>
  );
}
