import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { ScratchArea, scratchLines } from './scratch-area';

const LINES = [
  { label: 'Passing yards', denominator: 20 },
  { label: 'Passing touchdowns', denominator: 1 },
  { label: 'Rushing yards', denominator: 8 },
];

async function open(name = 'kim:3:QB') {
  const view = render(<ScratchArea name={name} lines={LINES} />);
  const details = view.container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  // The paper itself is fetched when it is opened.
  await screen.findByRole('textbox', { name: 'Rushing yards' });
  return view;
}

const note = (label: string) => screen.getByRole('textbox', { name: label });
const slider = () => screen.getByRole('slider', { name: 'Parts in one whole' });

beforeEach(() => localStorage.clear());

it('is closed at first and keeps its lines out of the way', () => {
  render(<ScratchArea name="kim:3:QB" lines={LINES} />);
  expect(screen.getByText('Scratch paper')).toBeVisible();
  expect(screen.queryByText(/Passing yards/)).not.toBeInTheDocument();
});

it('keeps what is noted for a reload, for this student and step only, and sends nothing', async () => {
  const user = userEvent.setup();
  globalThis.fetch = jest.fn();
  const first = await open();
  await user.type(note('Rushing yards'), '1 3/8');
  first.unmount();
  const second = await open();
  expect(note('Rushing yards')).toHaveValue('1 3/8');
  expect(note('Passing yards')).toHaveValue('');
  second.unmount();
  await open('lee:3:QB');
  expect(note('Rushing yards')).toHaveValue('');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

it('keeps notes when the tab is closed, and clears away those no one came back to', async () => {
  const day = 24 * 60 * 60 * 1000;
  const shelf = 'fraction-league:scratch:';
  localStorage.setItem(`${shelf}kim:3:QB`, JSON.stringify({ notes: ['', '', '7/8'], savedAt: Date.now() - 59 * day }));
  localStorage.setItem(`${shelf}kim:1:QB`, JSON.stringify({ notes: ['1'], savedAt: Date.now() - 61 * day }));
  sessionStorage.clear();
  await open('scratch:kim:3:QB');
  expect(note('Rushing yards')).toHaveValue('7/8');
  expect(localStorage.getItem(`${shelf}kim:1:QB`)).toBeNull();
});

it.each(['{"a":', '{"notes":7,"savedAt":1}', '"text"'])('opens empty when what is kept is no list of notes: %s', async (kept) => {
  localStorage.setItem('fraction-league:scratch:kim:3:QB', kept);
  await open('scratch:kim:3:QB');
  expect(note('Rushing yards')).toHaveValue('');
});

it('draws each note that reads as a number as a little fraction with its spoken name, and no other', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(note('Rushing yards'), '1 3/8');
  await user.type(note('Passing yards'), '169/20');
  await user.type(note('Passing touchdowns'), '5 x');
  expect(note('Rushing yards')).toHaveAccessibleDescription('one and three eighths');
  expect(note('Passing yards')).toHaveAccessibleDescription('one hundred sixty-nine twentieths');
  expect(note('Passing touchdowns')).toHaveAccessibleDescription('');
  expect(document.querySelectorAll('.stacked-fraction')).toHaveLength(2);
  await user.type(note('Rushing yards'), '{Backspace}');
  expect(note('Rushing yards')).toHaveAccessibleDescription('');
});

it('shows which denominators fit into the chosen one, in words', async () => {
  await open();
  expect(slider()).toHaveAttribute('aria-valuetext', '2 parts, 0 of 2 lines fit');
  fireEvent.change(slider(), { target: { value: '24' } });
  expect(screen.getByText('Passing yards: 20 does not fit yet')).toBeVisible();
  expect(screen.getByText('Rushing yards: fits, 1/8 = 3/24')).toBeVisible();
  fireEvent.change(slider(), { target: { value: '40' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '40 parts, 2 of 2 lines fit');
  expect(screen.queryByText(/touchdowns:/)).not.toBeInTheDocument();
});

it('has no strip where every line gives whole points', async () => {
  render(<ScratchArea name="kim:3:K" lines={[{ label: 'Extra points made', denominator: 1 }]} />);
  const details = screen.getByText('Scratch paper').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByRole('textbox', { name: 'Extra points made' })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('takes the rates of a player, and the student’s own answers for the team', () => {
  const term = {
    field: 'RushingYards',
    label: 'Rushing yards',
    count: 8,
    rate: { wholeNumber: 0, numerator: 1, denominator: 8 },
    rule: '',
  };
  const own = { wholeNumber: 1, numerator: 3, denominator: 10 };
  const back = { key: 'RB1', title: 'Running Back 1', terms: [term], own } as unknown as ScoreStepDto;
  const team = { key: 'TEAM', title: 'Team', terms: [] } as unknown as ScoreStepDto;
  expect(scratchLines(back, [])).toEqual([{ label: 'Rushing yards', denominator: 8 }]);
  expect(scratchLines(team, [back])).toEqual([{ label: 'Running Back 1', denominator: 10 }]);
});
