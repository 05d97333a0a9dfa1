'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import { answerLeagueRequestAction } from '@/lib/actions/admin';
import type { LeagueAllowanceRequestDto } from '@/lib/data/admin/dto';
import {
  allowText,
  asksForLeaguesText,
  forTeacherText,
  LEAGUE_ALLOWANCES_PAGE,
  leaguesForTeacherSuffix,
  sentenceToTeacherLabel,
  wantedLeagueCountText,
} from '@/words/admin';
import { openRequestsText } from '@/words/league-requests';

export function LeagueAllowanceRequests({
  requests,
}: {
  requests: readonly LeagueAllowanceRequestDto[];
}) {
  if (requests.length === 0) return null;
  return (
    <Card title={LEAGUE_ALLOWANCES_PAGE.askedForMore} className="mb-6">
      <ul className="divide-y-2 divide-line">
        {requests.map((request) => (
          <li key={`${request.teacherId} ${request.askedAt}`} className="py-3 first:pt-0 last:pb-0">
            <LeagueRequest request={request} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function LeagueAllowanceRequestsNotice({
  requests,
}: {
  requests: readonly LeagueAllowanceRequestDto[];
}) {
  if (requests.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="info" title={openRequestsText(requests.length)}>
        <a href="/teacher/allowances" className="touch-link">
          {LEAGUE_ALLOWANCES_PAGE.answer}
        </a>
      </Notice>
    </div>
  );
}

function LeagueRequest({
  request: { teacherId, displayName, email, wanted, note, askedAt, on },
}: {
  request: LeagueAllowanceRequestDto;
}) {
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { pending, refusal, run } = useAction();

  async function answer(allow: boolean) {
    const sentence = box.current?.querySelector('input')?.value ?? '';
    const result = await run(() =>
      answerLeagueRequestAction({ teacherId, askedAt, allow, sentence }),
    );
    if (!result?.ok) return;
    document.getElementById('main')?.focus();
    router.refresh();
  }

  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
      <div>
        <p>
          <strong>{displayName}</strong>{' '}
          <span className="wrap-anywhere text-content-soft">{email}</span>
        </p>
        <p>
          <Sentence
            parts={asksForLeaguesText(<strong>{wantedLeagueCountText(wanted)}</strong>, on)}
          />
        </p>
        {note ? (
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">{`“${note}”`}</blockquote>
        ) : null}
      </div>
      <div ref={box} className="space-y-3">
        <TextField
          id={`${id}-sentence`}
          name="sentence"
          label={sentenceToTeacherLabel(displayName)}
          autoComplete="off"
          maxLength={300}
        />
        <div className="flex flex-wrap gap-3">
          <Button pending={pending} onClick={() => answer(true)}>
            <span>{allowText(wanted)}</span>
            <span className="sr-only">{` ${leaguesForTeacherSuffix(displayName)}`}</span>
          </Button>
          <Button variant="secondary" pending={pending} onClick={() => answer(false)}>
            <span>{LEAGUE_ALLOWANCES_PAGE.notNow}</span>
            <span className="sr-only">{` ${forTeacherText(displayName)}`}</span>
          </Button>
        </div>
        <Notice alert>{refusal?.message}</Notice>
      </div>
    </div>
  );
}
