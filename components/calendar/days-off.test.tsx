import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeCalendarAction, previewCalendarChangeAction } from '@/lib/actions/calendar';
import { DaysOffPanel } from './days-off';

jest.mock('@/lib/actions/calendar', () => ({
  changeCalendarAction: jest.fn(),
  previewCalendarChangeAction: jest.fn(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const change = jest.mocked(changeCalendarAction);
const preview = jest.mocked(previewCalendarChangeAction);

const CLASSES = ['Room 2', 'Room 1', 'Room 4'].map((name) => ({ leagueId: name, name }));
const SNOW = { kind: 'add-days-off', first: '2026-12-08', last: '2026-12-08', name: '' };
const saysOf: Record<string, { sentences: string[]; refusal: string | null }> = {
  'Room 2': { sentences: ['Week 9 opens Wed, Dec 9.'], refusal: null },
  'Room 1': { sentences: ['Week 9 opens Wed, Dec 9.'], refusal: null },
  'Room 4': { sentences: [], refusal: 'That’s too many days.' },
};

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  change.mockReset().mockResolvedValue({ ok: true, data: { week: 8 } });
  preview.mockReset().mockImplementation(async ({ leagueId }: { leagueId: string }) => ({
    ok: true,
    data: saysOf[leagueId] ?? { sentences: [], refusal: null },
  }));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function askForSnow() {
  await userEvent.type(screen.getByLabelText('First day'), '2026-12-08');
  await press('See what moves');
}
const sent = () => change.mock.calls.map(([{ leagueId, change: made }]) => [leagueId, made]);

it('takes a day off in all classes at once, says first what it does in each, and leaves out those that refuse', async () => {
  render(<DaysOffPanel classes={CLASSES} daysOff={[]} holidays={[]} soon={[]} />);
  await askForSnow();
  expect(await screen.findByText('Room 2 and Room 1')).toBeVisible();
  expect(screen.getAllByText('Week 9 opens Wed, Dec 9.')).toHaveLength(1);
  expect(screen.getByText('That’s too many days.')).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await press('Save these days');
  expect(await screen.findByText('The calendar is saved.')).toBeVisible();
  expect(sent()).toEqual([
    ['Room 2', SNOW],
    ['Room 1', SNOW],
  ]);
});

it('takes a snow day off in two presses', async () => {
  const soon = [{ day: '2026-12-08', text: 'Snow day today' }];
  render(<DaysOffPanel classes={CLASSES} daysOff={[]} holidays={[]} soon={soon} />);
  await press('Snow day today');
  await press('Save these days');
  expect(sent()).toEqual([
    ['Room 2', { ...SNOW, name: 'Snow day' }],
    ['Room 1', { ...SNOW, name: 'Snow day' }],
  ]);
});

it('names the class in which it failed, and does not say that all is saved', async () => {
  change.mockResolvedValueOnce({ ok: false, error: { code: 'conflict', message: 'Try again.' } });
  render(<DaysOffPanel classes={CLASSES} daysOff={[]} holidays={[]} soon={[]} />);
  await askForSnow();
  await press('Save these days');
  expect(await screen.findByText('Room 2: Try again.')).toBeVisible();
  expect(screen.queryByText('The calendar is saved.')).toBeNull();
  expect(sent().map(([leagueId]) => leagueId)).toEqual(['Room 2', 'Room 1']);
});

it('takes it off in the chosen classes alone, and offers no choice where there is one class', async () => {
  const { rerender } = render(
    <DaysOffPanel classes={CLASSES} daysOff={[]} holidays={[]} soon={[]} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Room 1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Room 4' }));
  await askForSnow();
  await press('Save these days');
  expect(sent()).toEqual([['Room 2', SNOW]]);
  rerender(<DaysOffPanel classes={CLASSES.slice(0, 1)} daysOff={[]} holidays={[]} soon={[]} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('has school on a holiday after one question, and takes it off again the same way', async () => {
  const thanksgiving = { first: '2026-11-26', last: '2026-11-27', name: 'Thanksgiving' };
  const row = { ...thanksgiving, days: 'Nov 26 to Nov 27', moves: 'week 7 is due Nov 30' };
  const one = CLASSES.slice(0, 1);
  const { rerender } = render(
    <DaysOffPanel classes={one} daysOff={[row]} holidays={[]} soon={[]} />,
  );
  await press('Remove Thanksgiving');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove these days' }),
  );
  const { first, last } = thanksgiving;
  expect(sent()).toEqual([['Room 2', { kind: 'remove-days-off', first, last }]]);
  change.mockClear();
  rerender(<DaysOffPanel classes={one} daysOff={[]} holidays={[row]} soon={[]} />);
  await press('No school on Thanksgiving');
  await press('Save these days');
  expect(sent()).toEqual([['Room 2', { kind: 'add-days-off', ...thanksgiving }]]);
});
