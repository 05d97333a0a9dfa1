import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { predictPlayerPointsAction } from '@/lib/actions/week';
import { CallItFirstGame } from './call-it-first';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/actions/week', () => ({ predictPlayerPointsAction: jest.fn() }));

const PLAY = {
  week: 1,
  nextWeek: 2,
  choices: [
    { position: 'QB' as const, id: 1, name: 'Kirk Cousins' },
    { position: 'QB' as const, id: 2, name: 'Josh Allen' },
  ],
  prediction: null,
  finishCardOf: null,
  own: null,
  dots: [],
  ownDot: null,
};

it('flags the player who was chosen before the page was hydrated', async () => {
  jest.mocked(predictPlayerPointsAction).mockResolvedValue({ ok: true, data: { done: true } });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<CallItFirstGame play={PLAY} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'QB: Josh Allen');
  act(() => void render(<CallItFirstGame play={PLAY} />, { container, hydrate: true }));
  await userEvent.type(screen.getByRole('textbox'), '20{Enter}');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('QB: Josh Allen');
  expect(predictPlayerPointsAction).toHaveBeenCalledWith({
    week: 1,
    position: 'QB',
    id: 2,
    points: 20,
  });
});
