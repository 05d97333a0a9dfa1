import { formatTimeLeft, msUntilNextTick, startServerClock } from './use-time-left';

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
