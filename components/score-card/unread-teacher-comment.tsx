'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { markStepCommentReadAction } from '@/lib/actions/student-record';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { localFootballTermName } from '@/words/names';
import { CARD_CHANGE_NOTICES, teacherCommentOnStepTitle } from '@/words/own-card';

type NewCommentProps = {
  step: ScoreStepDto;
  week: number;
  canRead: boolean;
};

export function UnreadTeacherComment({
  step: { key, title, comment },
  week,
  canRead,
}: NewCommentProps) {
  const { pending, run } = useAction();
  const [isRead, setRead] = useState(false);
  if (!comment || isRead) return null;
  async function read(at: number) {
    const result = await run(() => markStepCommentReadAction({ week, step: key, at }));
    if (result?.ok) setRead(true);
  }
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          <strong className="text-info">
            {teacherCommentOnStepTitle(localFootballTermName(title))}
          </strong>{' '}
          <TextWithFractions>{comment.text}</TextWithFractions>
        </p>
        {canRead ? (
          <Button
            variant="secondary"
            className="ml-auto"
            pending={pending}
            onClick={() => void read(comment.at)}
          >
            {CARD_CHANGE_NOTICES.gotIt}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
