'use client';

import { Suspense } from 'react';
import { LateNotice } from '@/components/ui/late-notice';
import { Link } from '@/components/ui/link';
import { lazyLate } from '@/components/ui/load-late';
import { meetYourAgent, ownChat } from '@/lib/content/pages/meet-your-agent';
import { askOwnSiteAction } from '@/lib/own-site/actions';
import { QuestionChat } from './question-chat';

const copy = {
  label: meetYourAgent.labels.question,
  placeholder: ownChat.placeholder,
  button: meetYourAgent.ask,
  suggestions: ownChat.suggestions,
  tiers: ownChat.tiers,
};
const noFields = {};

/** Loaded by those who book something. */
const MeetingForm = lazyLate(() => import('./meeting-form').then((module) => module.MeetingForm));

/** Questions about us, answered from this website. */
export function OwnSiteQuestions({ returnTo, isBrief }: { returnTo: string; isBrief: boolean }) {
  return (
    <QuestionChat
      action={askOwnSiteAction}
      returnTo={`${returnTo}#ask`}
      idPrefix="own"
      copy={copy}
      suggestions={isBrief ? [] : ownChat.questions}
      hidden={noFields}
      onRequest={(request) => (
        <>
          <noscript>
            <Link href="/contact#message" className="link">
              {ownChat.meeting.byForm}
            </Link>
          </noscript>
          <Suspense fallback={<LateNotice />}>
            <MeetingForm request={request} />
          </Suspense>
        </>
      )}
      onSilent={() => (
        <Link href="/contact" className="link mt-1 inline-block py-1">
          {ownChat.person}
        </Link>
      )}
    />
  );
}
