import { act, fireEvent, render, screen } from '@testing-library/react';
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
        onWork={() => undefined}
      />,
    );
  });

it('has the hint of the newest wrong answer again after a reload, and says what was tried', async () => {
  await show({
    attempts: 2,
    lastWrong: {
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

it('lets a student who tried six times work it out in small questions, or alone', async () => {
  const term = {
    label: 'Catches',
    count: 4,
    rate: { wholeNumber: 1, numerator: 0, denominator: 1 },
    rule: '1 point for each catch',
  };
  await show({
    terms: [term],
    attempts: 6,
    lastWrong: {
      message: 'Not yet.',
      tried: { wholeNumber: 9, numerator: 0, denominator: 1 },
      hint: { title: 'Together', text: 'One small question at a time.', together: true },
    },
  });
  expect(await screen.findByRole('textbox', { name: /^Question 1 of 2/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check my answer' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'On my own again' }));
  expect(screen.getByRole('button', { name: 'Check my answer' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'One question at a time' }));
  expect(await screen.findByRole('textbox', { name: /^Question 1 of 2/ })).toBeVisible();
});
