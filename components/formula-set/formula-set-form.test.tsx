import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeFormulaSetAction, previewFormulaDifficultyAction } from '@/lib/actions/league';
import type { FormulaDifficultyPreviewDto } from '@/lib/data/formula-set/dto';
import type { PositionFormulaDifficulty } from '@/lib/domain/football/formula-meter';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { FormulaSetForm } from './formula-set-form';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/actions/league', () => ({
  changeFormulaSetAction: jest.fn(),
  previewFormulaDifficultyAction: jest.fn(),
}));

const save = jest.mocked(changeFormulaSetAction);
const measure = jest.mocked(previewFormulaDifficultyAction);

const gauge = (changes: Partial<PositionFormulaDifficulty> = {}): PositionFormulaDifficulty => ({
  games: 1276,
  lines: 5,
  fractions: 2616,
  unlike: 820,
  largest: 40,
  belowZero: 66,
  ...changes,
});
const METER: FormulaDifficultyPreviewDto = {
  position: 'RB',
  season: 2023,
  own: gauge(),
  levels: [
    gauge({ fractions: 2011, unlike: 466, largest: 10 }),
    gauge({ fractions: 2474, unlike: 691, largest: 8 }),
  ],
  unreadable: 0,
  example: null,
};
const lines = templateFormulaLines('unlike');

function show(next: { name: string; lines: typeof lines } | null = null) {
  const set = { leagueId: 'room-12', now: null, next, fromWeek: 7 };
  render(<FormulaSetForm set={set} start={next ?? { name: '', lines }} meter={METER} />);
  return userEvent.setup();
}

beforeEach(() => {
  jest.clearAllMocks();
  measure.mockResolvedValue({ ok: true, data: { ...METER, own: gauge({ largest: 24 }) } });
  save.mockResolvedValue({ ok: true, data: { fromWeek: 7, name: 'Fifths' } });
});

const box = (name: string) => screen.getByRole('textbox', { name });
const use = () => screen.getByRole('button', { name: 'Use from week 7' });

it('shows each number of the meter in words, with both levels for those who can’t see the marks', () => {
  show();
  const scale = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(screen.getByText('From 1,276 games of running backs, 2023')).toBeInTheDocument();
  expect(scale('Lines with a fraction')).toBe('2.1 of 5level 1: 1.6 of 5, level 2: 1.9 of 5');
  expect(scale('Cards with unlike denominators')).toBe(
    '64 in 100level 1: 37 in 100, level 2: 54 in 100',
  );
  expect(scale('Largest common denominator')).toBe('40level 1: 10, level 2: 8');
  expect(scale('Cards with a line below zero')).toBe('1 in 19level 1: 1 in 19, level 2: 1 in 19');
  expect(measure).not.toHaveBeenCalled();
});

it('measures what was typed a moment later, and nothing while a box is empty', async () => {
  const user = show();
  await user.clear(box('Rushing yards, denominator'));
  expect(
    within(box('Rushing yards, denominator').closest('li') as HTMLElement).getByText('…'),
  ).toBeInTheDocument();
  await user.type(box('Rushing yards, denominator'), '12');
  expect(await screen.findByText('24')).toBeInTheDocument();
  expect(measure).toHaveBeenCalledTimes(1);
  expect(measure.mock.calls[0]?.[0]).toMatchObject({
    position: 'RB',
    formula: { ...lines.RB, RushingYards: [1, 12] },
    example: 0,
  });
});

it('asks for a name before it saves, then saves the whole set and says from when it counts', async () => {
  const user = show();
  await user.click(use());
  expect(
    screen.getByText('Give the set a name. Your students see it on their cards.'),
  ).toBeInTheDocument();
  await user.type(box('Name'), 'Fifths');
  await user.click(use());
  expect(save).toHaveBeenCalledWith({
    leagueId: 'room-12',
    fromWeek: 7,
    set: { name: 'Fifths', lines },
  });
  expect(
    await screen.findByText('Saved. From week 7 on, the class uses “Fifths.”'),
  ).toBeInTheDocument();
  expect(refresh).toHaveBeenCalled();
});

it('leads to the position that is not filled in, and saves nothing', async () => {
  const user = show();
  await user.type(box('Name'), 'Fifths');
  await user.clear(box('Rushing yards, denominator'));
  await user.click(screen.getByRole('radio', { name: 'K' }));
  await user.click(use());
  expect(screen.getByText('RB: Fill in the empty boxes.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'RB' })).toBeChecked();
  expect(box('Rushing yards, denominator')).toHaveAccessibleDescription('Fill in the empty boxes.');
  expect(save).not.toHaveBeenCalled();
});

it('says what the server refuses, and goes back to the levels only where a set is in use', async () => {
  const user = show();
  expect(screen.queryByRole('button', { name: 'Back to the levels' })).not.toBeInTheDocument();
  save.mockResolvedValue({ ok: false, error: { code: 'conflict', message: 'Week 7 has begun.' } });
  await user.type(box('Name'), 'Fifths');
  await user.click(use());
  expect(await screen.findByText('Week 7 has begun.')).toBeInTheDocument();
});

it('goes back to the levels from the next week on', async () => {
  save.mockResolvedValue({ ok: true, data: { fromWeek: 7, name: null } });
  const user = show({ name: 'Fifths', lines });
  await user.click(screen.getByRole('button', { name: 'Back to the levels' }));
  expect(save).toHaveBeenCalledWith({ leagueId: 'room-12', fromWeek: 7, set: null });
  expect(
    await screen.findByText('Saved. From week 7 on, each student’s own level counts again.'),
  ).toBeInTheDocument();
});
