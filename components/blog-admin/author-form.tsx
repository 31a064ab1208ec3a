'use client';

import { type FormEvent, useState } from 'react';
import { callApi } from '@/components/ui/call-api';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { showToast } from '@/components/ui/toaster';
import type { AuthorProfile } from '@/lib/blog/authors';
import { ImageField } from './images/image-field';

type Props = { name: string; path: string; profile: AuthorProfile };

/** What an author says about themselves, and their photo. */
export function AuthorForm({ name, path, profile: saved }: Props) {
  const [profile, setProfile] = useState(saved);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await callApi('/api/blog/author', { method: 'PUT', body: profile });
    setBusy(false);
    setError(result.ok ? '' : (result.errors.bio ?? result.message));
    if (!result.ok) return;
    const text = profile.bio.trim() ? `It is at ${path}.` : 'Write something first: without a text there’s no page.';
    showToast({ title: 'Your page is saved', text });
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-[40rem] gap-6">
      <Field
        label={`About ${name}`}
        name="bio"
        idPrefix="author"
        hint="Readers see it on your page, linked from your name in each of your posts."
        error={error || undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            dir="auto"
            value={profile.bio}
            onChange={({ target }) => setProfile({ ...profile, bio: target.value })}
          />
        )}
      </Field>
      <ImageField
        label="Photo"
        hint="Without one the page has only your name."
        path={profile.photo}
        onChange={({ path: photo }) => setProfile({ ...profile, photo })}
      />
      <SubmitButton needsScript busy={busy} busyLabel="Save" size="sm" className="justify-self-start">
        Save
      </SubmitButton>
    </form>
  );
}
