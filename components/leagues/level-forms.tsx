'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SaveForm } from '@/components/forms/save-form';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { changeBoardLevelAction, changeStartLevelAction } from '@/lib/actions/league';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { levelName } from '@/words/formula-levels';
import { ASK_EACH, LEAGUE_SETTINGS } from '@/words/league-settings';

type Choice = 'ask' | `${FormulaLevel}`;

const levels = () =>
  FORMULA_LEVELS.map((level) => ({ value: `${level}` as const, label: levelName(level) }));
const choices = () => [{ value: 'ask' as const, ...ASK_EACH }, ...levels()];

/** The level that every board of the class counts by. */
export function LeaderboardLevelForm({
  leagueId,
  boardLevel,
}: {
  leagueId: string;
  boardLevel: FormulaLevel;
}) {
  const router = useRouter();
  const [wanted, setWanted] = useState(`${boardLevel}` as const);
  return (
    <SaveForm
      fields={[]}
      send={() => changeBoardLevelAction({ leagueId, boardLevel: Number(wanted) as FormulaLevel })}
      onDone={router.refresh}
      button={LEAGUE_SETTINGS.saveForBoards}
      saved={LEAGUE_SETTINGS.savedForClass}
    >
      {({ forget }) => (
        <ChoiceCards
          legend={LEAGUE_SETTINGS.boardsCount}
          hint={LEAGUE_SETTINGS.sameRule}
          name="board-level"
          options={levels()}
          value={wanted}
          onChange={(choice) => {
            setWanted(choice);
            forget();
          }}
        />
      )}
    </SaveForm>
  );
}

/** The starting level of students who join from now on. */
export function StartLevelForm({
  leagueId,
  startLevel,
}: {
  leagueId: string;
  startLevel: FormulaLevel | null;
}) {
  const router = useRouter();
  const [wanted, setWanted] = useState<Choice>(startLevel ? `${startLevel}` : 'ask');
  return (
    <SaveForm
      fields={[]}
      send={() =>
        changeStartLevelAction({
          leagueId,
          startLevel: wanted === 'ask' ? null : (Number(wanted) as FormulaLevel),
        })
      }
      onDone={router.refresh}
      button={LEAGUE_SETTINGS.saveForNew}
      saved={LEAGUE_SETTINGS.savedForNew}
    >
      {({ forget }) => (
        <ChoiceCards
          legend={LEAGUE_SETTINGS.newStudents}
          hint={LEAGUE_SETTINGS.othersKeep}
          name="start-level"
          options={choices()}
          value={wanted}
          onChange={(choice) => {
            setWanted(choice);
            forget();
          }}
        />
      )}
    </SaveForm>
  );
}
