'use client';

import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { setFormulaLevelAction } from '@/lib/actions/student-record';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { useChange } from './use-change';

type FormulaLevelProps = { leagueId: string; studentId: string; level: 1 | 2; latestWeek: number };

/** Which formulas the student gets from the next week on. */
export function FormulaLevel({ leagueId, studentId, level, latestWeek }: FormulaLevelProps) {
  const { send, news, pending } = useChange();
  const other = level === 1 ? 2 : 1;
  const change = () =>
    send(
      () => setFormulaLevelAction({ leagueId, studentId, formulaLevel: other }),
      ({ fromWeek }) => (fromWeek === null ? `Saved: level ${other}.` : `Saved: level ${other} from week ${fromWeek} on.`),
    );
  return (
    <div className="grid gap-3">
      <p>
        The next new week has <strong>level {level}</strong> formulas.{' '}
        {latestWeek < LAST_WEEK ? `A change counts from week ${latestWeek + 1}; week ${latestWeek} stays as it is.` : ''}
      </p>
      <Button variant="secondary" pending={pending} onClick={change} className="justify-self-start">
        Change to level {other}
      </Button>
      <LiveRegion>{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</LiveRegion>
    </div>
  );
}
