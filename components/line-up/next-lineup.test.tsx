import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ActionResult } from '@/lib/actions/run-request';
import type { LineupDto, LineupPlayerTileDto } from '@/lib/data/lineup/dto';
import { LINEUP_SLOTS, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { BILLS_QUARTERBACK } from '@/lib/testing/draft-players';
import { formatTimeLeft, msUntilNextTick, NextLineup, startServerClock } from './next-lineup';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let answer: ActionResult<LineupDto>;
const sent: unknown[] = [];
jest.mock('@/lib/actions/team', () => ({
  setLineupSlotAction: async (input: unknown) => {
    sent.push(input);
    return answer;
  },
  confirmLineupAction: async () => answer,
}));

const DEADLINE = '2023-10-19T19:00:00.000Z';

function player(
  id: number,
  name: string,
  part: Partial<LineupPlayerTileDto> = {},
): LineupPlayerTileDto {
  return {
    id,
    name,
    ...BILLS_QUARTERBACK,
    onBye: false,
    ...part,
  };
}

function lineup(part: Partial<LineupDto> = {}): LineupDto {
  return {
    week: 7,
    slots: LINEUP_SLOTS.map((slot, index) => {
      const starter = player(index, `Starter ${slot}`, { position: positionOfSlot(slot) });
      const lately = { short: 'Yards', whole: 'Yards thrown and run in weeks 4, 5, and 6' };
      return {
        slot,
        label: stepTitle(slot),
        player: starter,
        eligible: [{ ...starter, lately: [84, null, -3] }],
        lately,
        swap: null,
      };
    }),
    locked: false,
    canKeep: false,
    isFirst: false,
    lockReason: null,
    deadline: { at: DEADLINE, text: 'Thursday, Oct 19, 3:00 PM', passed: false },
    userUpdated: true,
    savedAt: '2023-10-18T14:42:00.000Z',
    serverTime: '2023-10-19T18:58:30.000Z',
    timeZone: 'America/New_York',
    ...part,
  };
}

function withBye(): LineupDto {
  const content = lineup();
  const [first, ...others] = content.slots;
  if (!first?.player) throw new Error('No slot');
  const bench = player(40, 'Bench Quarterback');
  return {
    ...content,
    slots: [{ ...first, player: { ...first.player, onBye: true }, swap: bench }, ...others],
  };
}

beforeEach(() => {
  // The device's clock is years off.
  jest.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z') });
  refresh.mockReset();
  sent.length = 0;
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const slots = () => screen.queryAllByRole('button', { name: /Change/ });

it('counts down by the server’s clock on a device whose clock is wrong, at last by seconds', () => {
  render(<NextLineup initial={lineup()} />);
  expect(screen.getByText('(2 minutes left)')).toBeVisible();
  pass(31_010);
  expect(screen.getByText('(59 seconds left)')).toBeVisible();
  pass(1_000);
  expect(screen.getByText('(58 seconds left)')).toBeVisible();
});

it('closes when the lock passes on the open page, says why, and asks the server once', () => {
  render(<NextLineup initial={lineup()} />);
  const [first] = slots();
  first?.focus();
  pass(90_000);
  expect(slots()).toHaveLength(8);
  pass(10);
  expect(slots()).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('This lineup is locked');
  expect(screen.getByRole('status')).toHaveTextContent(/It locked on Thursday, Oct 19, 3:00 PM\./);
  expect(screen.getByRole('status').firstElementChild).toHaveFocus();
  expect(screen.getByText('Starter QB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my tasks' })).toHaveAttribute(
    'href',
    '/student/dashboard',
  );
  pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('tells someone who came after the lock where the locked lineup is from', () => {
  const deadline = { at: DEADLINE, text: 'Thursday, Oct 19, 3:00 PM', passed: true };
  render(
    <NextLineup
      initial={lineup({ userUpdated: false, locked: true, lockReason: 'It was locked.', deadline })}
    />,
  );
  expect(screen.getByText('We made it for you. It was locked.')).toBeVisible();
});

it('opens again when the server, asked, says that there is still time', () => {
  const { rerender } = render(<NextLineup initial={lineup()} />);
  pass(91_000);
  expect(slots()).toHaveLength(0);
  rerender(<NextLineup initial={lineup({ serverTime: '2023-10-19T18:59:30.000Z' })} />);
  expect(slots()).toHaveLength(8);
});

it('closes kindly when the server says that it is too late', async () => {
  answer = {
    ok: false,
    error: { code: 'locked', message: 'The lineup for week 7 is locked now.' },
  };
  render(<NextLineup initial={withBye()} />);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Swap in Bench Quarterback' })),
  );
  expect(slots()).toHaveLength(0);
  expect(screen.getByText('This lineup is locked')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('stays closed and says why when a page fetched a moment before the refusal arrives after it', async () => {
  answer = {
    ok: false,
    error: { code: 'locked', message: 'The lineup for week 7 is locked now.' },
  };
  const { rerender } = render(<NextLineup initial={withBye()} />);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Swap in Bench Quarterback' })),
  );
  rerender(<NextLineup initial={lineup()} />);
  expect(slots()).toHaveLength(0);
  expect(screen.getByText('This lineup is locked')).toBeVisible();

  rerender(<NextLineup initial={lineup({ week: 8 })} />);
  expect(slots()).toHaveLength(8);
});

it('swaps a starter with a bye in one tap and says when that was saved, in the school’s time', async () => {
  answer = { ok: true, data: lineup() };
  render(<NextLineup initial={withBye()} />);
  expect(screen.getByText('Starter QB has a bye.')).toBeVisible();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Swap in Bench Quarterback' })),
  );
  expect(sent).toEqual([{ week: 7, slot: 'QB', playerId: 40 }]);
  expect(screen.queryByText('Starter QB has a bye.')).not.toBeInTheDocument();
  expect(screen.getByText(/^Saved 10:42/)).toBeVisible();
  expect(slots()[0]).toHaveFocus();
});

it('keeps what was saved when a page fetched a moment before arrives after it, and takes a later one', async () => {
  const saved = lineup({ savedAt: '2023-10-18T14:42:05.000Z' });
  answer = { ok: true, data: saved };
  const { rerender } = render(<NextLineup initial={withBye()} />);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Swap in Bench Quarterback' })),
  );
  rerender(<NextLineup initial={withBye()} />);
  expect(screen.queryByText('Starter QB has a bye.')).not.toBeInTheDocument();

  rerender(<NextLineup initial={{ ...withBye(), savedAt: '2023-10-18T14:42:09.000Z' }} />);
  expect(screen.getByText('Starter QB has a bye.')).toBeVisible();
});

it('says so when no one on the bench can fill in', () => {
  const content = withBye();
  render(
    <NextLineup
      initial={{ ...content, slots: content.slots.map((slot) => ({ ...slot, swap: null })) }}
    />,
  );
  expect(screen.getByText(/No one on your bench can fill in\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look in the draft' })).toHaveAttribute(
    'href',
    '/student/draft?pos=QB',
  );
});

it('gives the keyboard back to the place with Escape', () => {
  render(<NextLineup initial={lineup()} />);
  const kicker = screen.getByRole('button', { name: /^Kicker/ });
  fireEvent.click(kicker);
  pass(20);
  const list = screen.getByRole('region', { name: 'Who plays Kicker?' });
  expect(within(list).getByRole('heading')).toHaveFocus();
  fireEvent.keyDown(within(list).getByRole('button'), { key: 'Escape' });
  expect(kicker).toHaveFocus();
});

it('begins with the place of a starter who has a bye', () => {
  const content = lineup();
  const slots = content.slots.map((slot) =>
    slot.slot === 'TE' && slot.player ? { ...slot, player: { ...slot.player, onBye: true } } : slot,
  );
  render(<NextLineup initial={{ ...content, slots }} />);
  expect(screen.getByRole('region', { name: 'Who plays Tight End?' })).toBeVisible();
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(
    /^Tight End Starter TE Bye: no game Change$/,
  );
});

it('shows what each one did in the last weeks, and says once who plays now, with the keyboard where it was', async () => {
  const content = lineup();
  const [first, ...others] = content.slots;
  if (!first?.player) throw new Error('No slot');
  const bench = { ...player(40, 'Bench Quarterback'), lately: [84, null, -3] };
  const eligible = [...first.eligible, bench];
  answer = {
    ok: true,
    data: lineup({ slots: [{ ...first, player: bench, eligible }, ...others] }),
  };
  render(<NextLineup initial={{ ...content, slots: [{ ...first, eligible }, ...others] }} />);
  const choice = screen.getByRole('button', {
    name: /^Bench Quarterback Yards: 84, no game, −3 Put in$/,
  });
  choice.focus();
  await act(async () => fireEvent.click(choice));
  expect(choice).toHaveFocus();
  expect(choice).toHaveAccessibleName(/Starts$/);
  expect(screen.getAllByText(/Bench Quarterback plays Quarterback\.$/)).toHaveLength(1);
  expect(
    screen.getByText(/^Saved 10:42.AM: Bench Quarterback plays/).closest('[role="status"]'),
  ).not.toBeNull();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  [2 * 24 * HOUR + 3 * HOUR + 20 * MINUTE, '2 days 3 hours'],
  [24 * HOUR, '1 day'],
  [2 * HOUR, '2 hours'],
  [HOUR + MINUTE, '1 hour 1 minute'],
  [59 * MINUTE, '59 minutes'],
  [MINUTE + 1, '2 minutes'],
  [MINUTE, '60 seconds'],
  [1_500, '2 seconds'],
  [1, '1 second'],
  [0, '0 seconds'],
])('says %i ms as "%s"', (milliseconds, words) => {
  expect(formatTimeLeft(milliseconds)).toBe(words);
});

it('ticks each minute, each second in the last one, and once more just after the moment', () => {
  let left = 2 * MINUTE + 500;
  const seen: string[] = [];
  while (left >= 0) {
    seen.push(formatTimeLeft(left));
    left -= msUntilNextTick(left);
  }
  expect(seen.slice(0, 4)).toEqual(['3 minutes', '2 minutes', '60 seconds', '59 seconds']);
  expect(seen.at(-1)).toBe('1 second');
  expect(left).toBeGreaterThanOrEqual(-SECOND);
});

describe('the server’s clock on a device', () => {
  function device(wall: number) {
    const clocks = { wall, steady: 50 };
    return { clocks, read: { wall: () => clocks.wall, steady: () => clocks.steady } };
  }
  const MADE = '2023-10-19T18:00:00.000Z';
  const made = Date.parse(MADE);

  it.each([
    ['years behind', Date.parse('1999-01-01')],
    ['years ahead', Date.parse('2044-01-01')],
  ])('is right on one that is %s (R15)', (_, wall) => {
    const { clocks, read } = device(wall);
    const now = startServerClock(MADE, read);
    expect(now()).toBe(made);
    clocks.wall += HOUR;
    clocks.steady += HOUR;
    expect(now()).toBe(made + HOUR);
  });

  it('keeps going when someone sets the device back, and after the device has slept', () => {
    const { clocks, read } = device(made);
    const now = startServerClock(MADE, read);
    clocks.wall -= 5 * HOUR;
    clocks.steady += MINUTE;
    expect(now()).toBe(made + MINUTE);
    clocks.wall = made + HOUR;
    expect(now()).toBe(made + HOUR);
  });
});
