'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SaveForm } from '@/components/forms/save-form';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { changeCardsAction } from '@/lib/actions/league';
import type { CardSettingsDto } from '@/lib/data/league/dto';
import { LINE_BOX_SETTINGS, type LineBoxSetting } from '@/lib/domain/answers/card-lines';

const LINES: Readonly<Record<LineBoxSetting, { label: string; hint: string }>> = {
  'after-wrong': { label: 'After a wrong answer', hint: 'A student can also open them sooner.' },
  open: { label: 'From the start', hint: 'On every card.' },
  'until-three': {
    label: 'Until three in a row',
    hint: 'Each week, they close after three cards in a row are right on the first try.',
  },
  'sum-only': { label: 'Never', hint: 'Only the sum.' },
};

const GUESS = [
  {
    value: 'yes',
    label: 'Ask for a guess first',
    hint: 'A guess is free, and students can skip it.',
  },
  { value: 'no', label: 'No guess' },
] as const;

/** Settings for score cards: when each line has a box, and whether students estimate first. */
export function CardsForm({ leagueId, cards }: { leagueId: string; cards: CardSettingsDto }) {
  const router = useRouter();
  const [wanted, setWanted] = useState(cards);
  return (
    <SaveForm
      fields={[]}
      send={() => changeCardsAction({ leagueId, ...wanted })}
      onDone={router.refresh}
      button="Save for the class"
      saved="Saved. Students see it on the next page they open."
    >
      {({ forget }) => (
        <>
          <ChoiceCards
            legend="When do students see a box for each line?"
            hint="The small boxes are never required and cost nothing. After a wrong sum they show which lines fit."
            name="card-lines"
            columns={2}
            options={LINE_BOX_SETTINGS.map((value) => ({ value, ...LINES[value] }))}
            value={wanted.cardLines}
            onChange={(cardLines) => {
              setWanted({ ...wanted, cardLines });
              forget();
            }}
          />
          <ChoiceCards
            legend="About where will it land?"
            name="card-guess"
            columns={2}
            options={GUESS}
            value={wanted.asksForGuess ? 'yes' : 'no'}
            onChange={(value) => {
              setWanted({ ...wanted, asksForGuess: value === 'yes' });
              forget();
            }}
          />
        </>
      )}
    </SaveForm>
  );
}
