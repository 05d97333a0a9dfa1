import { act, render, screen } from '@testing-library/react';
import { BILLS_QUARTERBACK } from '@/components/football/testing';
import type { DraftPlayerDto, ScoutingDto } from '@/lib/data/draft/dto';
import { ScoutingForm } from './scouting-form';

const player: DraftPlayerDto = {
  id: 1,
  name: 'Al Oak',
  ...BILLS_QUARTERBACK,
  drafted: false,
  disabledReason: null,
  gamesPlayed: 6,
  totals: [],
  pointsPerGame: null,
};

const show = (part: Partial<ScoutingDto>) =>
  act(async () => {
    const scouting: ScoutingDto = { week: 6, opponent: 'NYG', formulaLevel: 1, terms: [], attempts: 0, ...part };
    render(<ScoutingForm player={player} scouting={scouting} owner="kim" onRight={() => undefined} />);
  });

it('has the hint of the newest wrong answer again after a reload, and says what was tried', async () => {
  await show({
    attempts: 2,
    lastTry: {
      message: 'Not yet.',
      tried: { wholeNumber: 3, numerator: 1, denominator: 4 },
      hint: { title: 'Look at one line', text: 'Look again at the rushing yards.' },
    },
  });
  expect(screen.getByText('Look again at the rushing yards.')).toBeVisible();
  expect(screen.getByText(/2 tries so far/)).toHaveTextContent('You tried three and one fourth');
});

it('says nothing of tries before there is one', async () => {
  await show({});
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
});
