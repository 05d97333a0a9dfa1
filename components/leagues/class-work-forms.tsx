'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SaveForm } from '@/components/forms/save-form';
import { ChoiceCards } from '@/components/ui/choice-cards';
import {
  changeLeaderboardLevelAction,
  changeNewStudentStartLevelAction,
  changeScoreCardSettingsAction,
} from '@/lib/actions/league';
import type { ScoreCardSettingsDto } from '@/lib/data/league/dto';
import { LINE_BOX_OPENING_SETTINGS } from '@/lib/domain/answers/card-lines';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { levelName } from '@/words/formula-levels';
import {
  ASK_EACH_STUDENT_OPTION,
  DRIVE_SETTINGS,
  GUESS_SETTINGS,
  LEAGUE_SETTINGS,
  LINE_BOX_OPTIONS,
} from '@/words/league-settings';

const GUESS = [
  { value: 'yes', ...GUESS_SETTINGS.yes },
  { value: 'no', ...GUESS_SETTINGS.no },
] as const;

const DRIVE = [
  { value: 'yes', ...DRIVE_SETTINGS.yes },
  { value: 'no', ...DRIVE_SETTINGS.no },
] as const;

/**
 * Settings for score cards: when each line has a box, whether students estimate first, and whether
 * right cards move one ball.
 */
export function ScoreCardSettingsForm({
  leagueId,
  cards,
}: {
  leagueId: string;
  cards: ScoreCardSettingsDto;
}) {
  const router = useRouter();
  const [wanted, setWanted] = useState(cards);
  return (
    <SaveForm
      fields={[]}
      send={() => changeScoreCardSettingsAction({ leagueId, ...wanted })}
      onDone={router.refresh}
      button={LEAGUE_SETTINGS.saveForClass}
      saved={LEAGUE_SETTINGS.savedForClass}
    >
      {({ forget }) => (
        <>
          <ChoiceCards
            legend={LEAGUE_SETTINGS.whenBoxes}
            hint={LEAGUE_SETTINGS.boxesHint}
            name="card-lines"
            columns={2}
            options={LINE_BOX_OPENING_SETTINGS.map((value) => ({
              value,
              ...LINE_BOX_OPTIONS[value],
            }))}
            value={wanted.cardLines}
            onChange={(cardLines) => {
              setWanted({ ...wanted, cardLines });
              forget();
            }}
          />
          <ChoiceCards
            legend={LEAGUE_SETTINGS.whereLand}
            name="card-guess"
            columns={2}
            options={GUESS}
            value={wanted.asksForGuess ? 'yes' : 'no'}
            onChange={(value) => {
              setWanted({ ...wanted, asksForGuess: value === 'yes' });
              forget();
            }}
          />
          <ChoiceCards
            legend={LEAGUE_SETTINGS.oneBall}
            name="class-drive"
            columns={2}
            options={DRIVE}
            value={wanted.hasDrive ? 'yes' : 'no'}
            onChange={(value) => {
              setWanted({ ...wanted, hasDrive: value === 'yes' });
              forget();
            }}
          />
        </>
      )}
    </SaveForm>
  );
}

const levels = () =>
  FORMULA_LEVELS.map((level) => ({ value: `${level}` as const, label: levelName(level) }));
const choices = () => [{ value: 'ask' as const, ...ASK_EACH_STUDENT_OPTION }, ...levels()];

export function LeaderboardFormulaLevelForm({
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
      send={() =>
        changeLeaderboardLevelAction({ leagueId, boardLevel: Number(wanted) as FormulaLevel })
      }
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

export function StartingFormulaLevelForm({
  leagueId,
  startLevel,
}: {
  leagueId: string;
  startLevel: FormulaLevel | null;
}) {
  const router = useRouter();
  const [wanted, setWanted] = useState<'ask' | `${FormulaLevel}`>(
    startLevel ? `${startLevel}` : 'ask',
  );
  return (
    <SaveForm
      fields={[]}
      send={() =>
        changeNewStudentStartLevelAction({
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
