'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SaveForm } from '@/components/forms/save-form';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { changeCardsAction } from '@/lib/actions/league';
import type { ScoreCardSettingsDto } from '@/lib/data/league/dto';
import { LINE_BOX_SETTINGS } from '@/lib/domain/answers/card-lines';
import {
  DRIVE_SETTINGS,
  GUESS_SETTINGS,
  LEAGUE_SETTINGS,
  LINE_BOXES,
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
      send={() => changeCardsAction({ leagueId, ...wanted })}
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
            options={LINE_BOX_SETTINGS.map((value) => ({ value, ...LINE_BOXES[value] }))}
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
