import { Cron } from 'croner';
import type { SeasonClockOutcome } from '@/lib/data/season-clock/clock-commands';
import { nextTuesdayOpening } from '@/lib/domain/football/schedule';
import {
  FRIDAY_CORRECTIONS_CRON,
  startLeaguesClock,
  startSeasonClock,
  TUESDAY_OPENING_CRON,
} from './clocks';

type Planned = { when: string | Date; task: () => void; cancelled: boolean };

function setUp(outcomes: SeasonClockOutcome[]) {
  const planned: Planned[] = [];
  const lines: Record<string, unknown>[] = [];
  const opened: boolean[] = [];
  let corrections = 0;
  const clock = startSeasonClock({
    schedule(when, task) {
      const plan = { when, task, cancelled: false };
      planned.push(plan);
      return () => {
        plan.cancelled = true;
      };
    },
    async open({ atStart }) {
      opened.push(atStart);
      const outcome = outcomes.shift();
      if (!outcome) throw new RangeError('nobody expected this call');
      return outcome;
    },
    async correct() {
      corrections += 1;
      return { corrections: [] };
    },
    log: (line) => lines.push(line),
  });
  const run = (when: string | Date) =>
    planned.findLast((plan) => plan.when === when && !plan.cancelled)?.task();
  // What was asked for is done once everything queued before it is.
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, planned, lines, opened, run, settled, corrections: () => corrections };
}

const LATER = new Date('2023-10-17T10:30:00Z');

test('it runs at the start, on Tuesdays, and again when a try says so', async () => {
  const { opened, run, settled, planned } = setUp([
    { outcome: 'not-due', retryAt: null },
    { outcome: 'failed', kind: 'unreachable', retryAt: LATER },
    { outcome: 'opened', retryAt: null },
  ]);
  await settled();
  run(TUESDAY_OPENING_CRON);
  await settled();
  run(LATER);
  await settled();
  expect(opened).toEqual([true, false, false]);
  expect(planned.filter(({ cancelled }) => !cancelled).map(({ when }) => when)).toEqual([
    TUESDAY_OPENING_CRON,
    FRIDAY_CORRECTIONS_CRON,
  ]);
});

test('it looks for corrections on Fridays', async () => {
  const { run, settled, corrections } = setUp([{ outcome: 'not-due', retryAt: null }]);
  run(FRIDAY_CORRECTIONS_CRON);
  await settled();
  expect(corrections()).toBe(1);
});

test('an error is logged by its kind, and the clock goes on', async () => {
  const { run, settled, lines, opened } = setUp([{ outcome: 'not-due', retryAt: null }]);
  await settled();
  run(TUESDAY_OPENING_CRON);
  run(TUESDAY_OPENING_CRON);
  await settled();
  expect(opened).toHaveLength(3);
  expect(lines.slice(1)).toEqual(
    Array.from({ length: 2 }, () =>
      expect.objectContaining({ outcome: 'error', kind: 'RangeError' }),
    ),
  );
});

test('stopped, it does nothing more and plans nothing more', async () => {
  const { clock, planned, run, opened, settled } = setUp([{ outcome: 'failed', retryAt: LATER }]);
  run(TUESDAY_OPENING_CRON);
  await clock.stop();
  await settled();
  expect(planned.every(({ cancelled }) => cancelled)).toBe(true);
  expect(opened.length).toBeLessThanOrEqual(1);
});

test.each([
  'America/New_York',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
])(
  'the pattern means the same Tuesdays as the rule of the season, through both clock changes: %s',
  (timezone) => {
    const job = new Cron(TUESDAY_OPENING_CRON, { timezone, paused: true });
    let at = new Date('2023-08-01T00:00:00Z');
    for (let week = 0; week < 60; week++) {
      const next = nextTuesdayOpening(at, timezone);
      expect(job.nextRun(at)).toEqual(next);
      at = next;
    }
  },
);

describe('the leagues’ clock', () => {
  function setUpLeagues(
    open: () => Promise<{ opened: number; waiting: number; errors: string[] } | null>,
  ) {
    const lines: Record<string, unknown>[] = [];
    let tick = () => {};
    let cancelled = false;
    const clock = startLeaguesClock({
      schedule(when, task) {
        expect(when).toBe('* * * * *');
        tick = task;
        return () => {
          cancelled = true;
        };
      },
      open,
      log: (line) => lines.push(line),
    });
    return { clock, lines, tick: () => tick(), isCancelled: () => cancelled };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('looks at the start and every minute, and says what it did, and nothing about nothing', async () => {
    const outcomes = [
      null,
      { opened: 3, waiting: 1, errors: [] },
      { opened: 0, waiting: 0, errors: ['ContentionError'] },
    ];
    const { lines, tick } = setUpLeagues(async () => outcomes.shift() ?? null);
    await settled();
    tick();
    await settled();
    tick();
    await settled();
    expect(lines).toEqual([
      { level: 'info', event: 'leagues-clock', opened: 3, waiting: 1, errors: [] },
      {
        level: 'error',
        event: 'leagues-clock',
        opened: 0,
        waiting: 0,
        errors: ['ContentionError'],
      },
    ]);
  });

  test('does not look twice at once, and goes on after an error, whose words it keeps to itself', async () => {
    let calls = 0;
    let fail = (_: Error) => {};
    const { lines, tick, clock, isCancelled } = setUpLeagues(() => {
      calls += 1;
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    tick();
    expect(calls).toBe(1);
    fail(new TypeError('secret'));
    await settled();
    tick();
    expect([calls, lines]).toEqual([
      2,
      [{ level: 'error', event: 'leagues-clock', kind: 'TypeError' }],
    ]);
    fail(new TypeError('secret'));
    await clock.stop();
    tick();
    expect([calls, isCancelled()]).toEqual([2, true]);
  });
});
