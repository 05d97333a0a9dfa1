'use client';

import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { setFormulaLevelAction } from '@/lib/actions/student-record';
import { type FormulaLevel as Level, levelInSentence, otherLevels } from '@/lib/domain/football/formulas';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { useChange } from './use-change';

type FormulaLevelProps = { leagueId: string; studentId: string; level: Level; latestWeek: number };

/** Which formulas the student gets from the next week on. */
export function FormulaLevel({ leagueId, studentId, level, latestWeek }: FormulaLevelProps) {
  const { send, news, pending } = useChange();
  const change = (other: Level) =>
    send(
      () => setFormulaLevelAction({ leagueId, studentId, formulaLevel: other }),
      ({ fromWeek }) => `Saved: ${levelInSentence(other)}${fromWeek === null ? '' : ` from week ${fromWeek} on`}.`,
    );
  return (
    <div className="grid gap-3">
      <p>
        The next new week uses <strong>{levelInSentence(level)}</strong> formulas.{' '}
        {latestWeek < LAST_WEEK ? `A change starts in week ${latestWeek + 1}. Week ${latestWeek} stays the same.` : ''}
      </p>
      {otherLevels(level).map((other) => (
        <Button key={other} variant="secondary" pending={pending} onClick={() => change(other)} className="justify-self-start">
          Change to {levelInSentence(other)}
        </Button>
      ))}
      <LiveRegion>{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</LiveRegion>
    </div>
  );
}
