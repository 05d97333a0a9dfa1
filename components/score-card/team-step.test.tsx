import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { LINEUP_SLOTS, stepTitle } from '@/lib/domain/football/positions';
import { starterIndexesByGroup, toggleStarterInGroup } from './starter-groups';
import { StarterGroupSums, TeamStepMaterial } from './team-step';

const PLAYERS = LINEUP_SLOTS.map(
  (key, index): ScoreStepDto => ({
    key,
    index,
    title: stepTitle(key),
    player: null,
    game: 'played',
    opponent: null,
    terms: [],
    attempts: 1,
    correct: true,
    own: { wholeNumber: index + 1, numerator: 1, denominator: 2 },
    simplified: true,
  }),
);

function Team({ marked = false }: { marked?: boolean }) {
  const [lines, setLines] = useState<readonly StudentWorkLine[]>([]);
  const groups = starterIndexesByGroup(lines);
  const find = (of: StudentWorkLine['of']) => lines.find((line) => line.of.join() === of.join());
  const boxes = {
    typedOf: (of: StudentWorkLine['of']) => find(of)?.typed ?? '',
    markOf: () => (marked ? ('look' as const) : null),
    change: (of: StudentWorkLine['of'], typed: string) =>
      setLines(lines.map((line) => (line === find(of) ? { of, typed } : line))),
  };
  return (
    <section>
      <TeamStepMaterial players={PLAYERS} groups={groups} lines={lines} onGroup={setLines} />
      <StarterGroupSums players={PLAYERS} groups={groups} boxes={boxes} />
      <output>{JSON.stringify(lines)}</output>
    </section>
  );
}

const chip = (starter: string, letter: string) =>
  screen.getByRole('button', { name: `${starter} in group ${letter}` });

it('puts starters into groups of the student’s choice, each with a small sum of its own', async () => {
  const user = userEvent.setup();
  render(<Team />);
  expect(screen.queryByRole('list', { name: 'Your groups' })).not.toBeInTheDocument();
  await user.click(chip('Running Back 2', 'A'));
  await user.click(chip('Quarterback', 'A'));
  await user.click(chip('Kicker', 'C'));
  expect(chip('Quarterback', 'A')).toHaveAttribute('aria-pressed', 'true');
  const rows = within(screen.getByRole('list', { name: 'Your groups' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  await user.type(
    await screen.findByRole('textbox', {
      name: 'Group A, one and one half plus three and one half',
    }),
    '5',
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    '[{"of":[0,2],"typed":"5"},{"of":[],"typed":""},{"of":[6],"typed":""}]',
  );
});

it('moves a starter from one group to another, and out of it when its letter is pressed again', () => {
  const in0 = toggleStarterInGroup([], 3, 1);
  expect(starterIndexesByGroup(in0)).toEqual([[], [3], []]);
  expect(starterIndexesByGroup(toggleStarterInGroup(in0, 3, 2))).toEqual([[], [], [3]]);
  expect(starterIndexesByGroup(toggleStarterInGroup(in0, 3, 1))).toEqual([[], [], []]);
  expect(toggleStarterInGroup([{ of: [1], typed: '9' }], 2, 1)[0]).toEqual({
    of: [1],
    typed: '9',
  });
});

it('is one stop of Tab: the arrow keys go from starter to starter, and from letter to letter', async () => {
  render(<Team />);
  await userEvent.tab();
  expect(chip('Quarterback', 'A')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(chip('Running Back 1', 'B')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
  expect(chip('Defense', 'A')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chip('Defense', 'A')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(chip('Defense', 'A'), { key: 'x' });
  expect(chip('Defense', 'A')).toHaveFocus();
});

it('says at its box that a group is worth a look', async () => {
  render(<Team marked />);
  await userEvent.click(chip('Kicker', 'B'));
  expect(screen.getByRole('textbox', { name: /^Group B/ })).toHaveAccessibleDescription(
    'Look here',
  );
});
