import { act, render, screen } from '@testing-library/react';
import type { ScoutingDto } from '@/lib/data/draft/dto';
import { draftPlayer } from '@/lib/testing/draft-players';
import { ScoutingForm } from './scouting-form';

const show = (part: Partial<ScoutingDto>) =>
  act(async () => {
    const scouting: ScoutingDto = {
      week: 6,
      opponent: 'NYG',
      formulaLevel: 1,
      cardLines: 'after-wrong',
      terms: [],
      attempts: 0,
      ...part,
    };
    render(
      <ScoutingForm
        player={draftPlayer(1, 'Al Oak')}
        scouting={scouting}
        owner="kim"
        onRight={() => undefined}
      />,
    );
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
  expect(screen.getByText(/2 tries so far/).closest('p')).toHaveTextContent(
    'You tried three and one fourth',
  );
});

it('says nothing of tries before there is one', async () => {
  await show({});
  expect(screen.queryByText(/so far/)).not.toBeInTheDocument();
});
