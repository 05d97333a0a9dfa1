'use client';

import { useState } from 'react';
import type { FormAnswer } from '@/components/forms/action-form';
import { ConfirmByName } from '@/components/forms/confirm-by-name';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { callAction } from '@/lib/actions/call-action';
import { deleteLeagueAction } from '@/lib/actions/league';
import { LEAGUE_SETTINGS, stillToDeleteText } from '@/words/league-settings';

type DeleteLeagueProps = {
  leagueId: string;
  name: string;
  studentCount: number;
  isDeleting: boolean;
  /** Called once the league is gone. */
  onDeleted: () => void;
};

/** A deletion in progress. */
type Progress = { left: number; isWorking: boolean; problem: string | null };

/**
 * Deletes a league a few students at a time with a progress bar. An interrupted deletion resumes
 * here.
 */
export function DeleteLeague({
  leagueId,
  name,
  studentCount,
  isDeleting,
  onDeleted,
}: DeleteLeagueProps) {
  const [progress, setProgress] = useState<Progress | null>(
    isDeleting ? { left: studentCount, isWorking: false, problem: null } : null,
  );

  const call = (typed?: string) =>
    callAction(() =>
      deleteLeagueAction({ leagueId, ...(typed === undefined ? {} : { name: typed }) }),
    );
  type Answer = Awaited<ReturnType<typeof call>>;

  /** The first call checks the typed name; only a wrong name is shown in the form. */
  async function begin(typed: string): Promise<FormAnswer<Answer>> {
    const answer = await call(typed);
    return !answer.ok && answer.error.fieldErrors?.name ? answer : { ok: true, data: answer };
  }

  async function goOn(first?: Answer) {
    let left = progress?.left ?? studentCount;
    setProgress({ left, isWorking: true, problem: null });
    for (let calls = 0, answer = first ?? (await call()); ; calls += 1, answer = await call()) {
      // Not found after the first call means that another tab finished the deletion.
      if (answer.ok ? answer.data.left === 0 : answer.error.code === 'not-found' && calls > 0)
        break;
      if (!answer.ok) {
        setProgress({ left, isWorking: false, problem: answer.error.message });
        return;
      }
      left = answer.data.left;
      setProgress({ left, isWorking: true, problem: null });
    }
    onDeleted();
  }

  if (!progress) {
    return (
      <ConfirmByName
        name={name}
        label={LEAGUE_SETTINGS.typeName}
        buttonText={LEAGUE_SETTINGS.deleteForGood}
        send={begin}
        onDone={goOn}
      />
    );
  }
  const total = Math.max(studentCount, 1);
  return (
    <div className="max-w-md space-y-4">
      <LiveRegion>
        {progress.isWorking ? (
          <p className="font-semibold">{LEAGUE_SETTINGS.deleting}</p>
        ) : (
          <Notice tone="warn" title={LEAGUE_SETTINGS.notFinished}>
            {progress.problem ?? stillToDeleteText(progress.left)}
          </Notice>
        )}
      </LiveRegion>
      <ProgressBar
        value={total - Math.min(progress.left, total)}
        max={total}
        label={LEAGUE_SETTINGS.studentsDeleted}
      />
      {progress.isWorking ? null : (
        <Button variant="danger" icon="trash-2" onClick={() => goOn()}>
          {LEAGUE_SETTINGS.keepDeleting}
        </Button>
      )}
    </div>
  );
}
