import { cleanup, render, screen, within } from '@testing-library/react';
import type { StepForTeacherDto, TryForTeacherDto } from '@/lib/data/student/dto';
import { ScoutedGameTriesList, StepTriesTable } from './step-tries-table';

const half = { wholeNumber: 0, numerator: 1, denominator: 2 };
const STEP: StepForTeacherDto = {
  key: 'RB2',
  title: 'Running back 2',
  player: null,
  game: 'played',
  opponent: null,
  stats: [],
  working: [{ label: 'Catches', count: 1, rate: half, points: half }],
  answer: half,
  correct: false,
  tries: 0,
  attempts: [],
  hasEarlier: false,
  hasLater: false,
  limit: null,
};
const attempt = (number: number, more: Partial<TryForTeacherDto> = {}): TryForTeacherDto => ({
  attempt: number,
  typed: `${number} 1/2`,
  verdict: 'wrong',
  mistake: null,
  hint: null,
  time: '9:00 AM',
  ...more,
});
const step = (more: Partial<StepForTeacherDto>, pageHref?: string) => {
  render(<StepTriesTable step={{ ...STEP, ...more }} {...(pageHref ? { pageHref } : {})} />);
  return screen.getByRole('region', { name: 'Running back 2' });
};
const rows = () =>
  within(screen.getByRole('table', { name: 'Tries at Running back 2' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it.each<[Partial<StepForTeacherDto>, string, string]>([
  [{}, 'Not begun', 'Right after'],
  [{ correct: true }, 'No try needed', 'Right after'],
  [{ correct: true, tries: 1 }, 'Right after 1 try', 'Worked out together'],
  [{ tries: 2 }, 'Not right yet, 2 tries', 'none left'],
  [{ tries: 40, limit: 'used-up' }, '40 tries, none left', 'breaks'],
  [{ tries: 20, limit: 'pauses' }, '20 tries, with short breaks', 'none left'],
  [
    { correct: true, tries: 8, together: 'then-alone' },
    'Right after 8 triesWorked out together, then one like it alone',
    'not alone yet',
  ],
  [
    { correct: true, tries: 8, together: 'not-alone-yet' },
    'Worked out together, not alone yet',
    'then one like it',
  ],
])('says how far the step is: %j', (more, said, unsaid) => {
  expect(step(more)).toHaveTextContent(said);
  expect(screen.queryByText(unsaid, { exact: false })).toBeNull();
});

describe('the tries', () => {
  it('each show the verdict, and a wrong one its likely mistake and the hint', () => {
    step({
      tries: 4,
      attempts: [
        attempt(1, { mistake: 'Adds denominators', hint: { title: 'Same size', level: 0 } }),
        attempt(2, { hint: { title: 'Line by line', level: 5 } }),
        attempt(3, { hint: { title: 'Line by line', level: 6 } }),
        attempt(4, { verdict: 'not-simplest' }),
      ],
    });
    const [head, , sums, said] = rows();
    expect(head?.slice(1)).toEqual([
      ...[1, 2, 3, 4].map((number) => `Try ${number}9:00 AM`),
      'For you',
    ]);
    expect(sums?.map((sum) => sum?.split(', ')[1])).toEqual([
      undefined,
      ...['Not right', 'Not right', 'Not right', 'Right'],
      undefined,
    ]);
    expect(said).toEqual([
      'What the app said',
      'Adds denominators “Same size”',
      'No known mistake “Line by line”, 5 of 5',
      'No known mistake “Line by line”, then worked out together',
      'Right, not in simplest form',
      '',
    ]);
  });

  const line = (typed: string, fits: boolean, label = 'Catches') => ({
    label,
    typed,
    fits,
    right: half,
  });
  const cells = () => rows()[1]?.slice(1, -1);

  it('mark a line that was wrong, and the first one that mended it', () => {
    step({
      tries: 4,
      attempts: [
        attempt(1, { lines: [line(' 3 ', false)] }),
        attempt(2),
        attempt(3, { lines: [line('7', true)] }),
        attempt(4, { lines: [line('7', true)] }),
      ],
    });
    expect(cells()).toEqual(['3, look here', '–', '7, mended', '7']);
  });

  it('that a teacher took out mark nothing', () => {
    const takenOut = { by: 'Ms. Rivera', time: 'Oct 20', note: 'A friend typed it.' };
    step({
      tries: 1,
      attempts: [
        attempt(1, { lines: [line('3', false)], takenOut }),
        attempt(2, { lines: [line('7', true)] }),
      ],
    });
    expect(cells()).toEqual(['3', '7']);
    expect(rows()[2]?.[1]).not.toContain('right');
    expect(screen.getByText('3').closest('s')).not.toBeNull();
    expect(screen.getByText('A friend typed it.')).toBeVisible();
  });

  it('show what stood in one box for several starters in a row of its own', () => {
    const label = 'Quarterback + Kicker';
    step({ tries: 1, attempts: [attempt(1, { lines: [line('9', false, label)] })] });
    expect(rows()[2]).toEqual([label, '9, look here', 'one half12']);
  });

  it('are none before the first', () => {
    step({});
    expect(screen.getByText('Nothing typed yet.')).toBeVisible();
    expect(rows()[0]).toEqual(['Lines as typed', 'For you']);
  });

  const page = '/teacher/leagues/l1/students/s1?week=6';
  const eleventh = Array.from({ length: 10 }, (_, index) => attempt(11 + index));
  const shownTries = () =>
    rows()[0]
      ?.slice(1, -1)
      .map((head) => head?.replace('9:00 AM', ''));
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('are shown four at a time, with links to those before and after', () => {
    step({ tries: 33, attempts: eleventh, hasEarlier: true, hasLater: true }, page);
    expect(shownTries()).toEqual(['Try 17', 'Try 18', 'Try 19', 'Try 20']);
    expect(links()).toEqual([
      ['Earlier tries', `${page}&step=RB2&until=16`],
      ['Later tries', `${page}&step=RB2&until=24`],
    ]);
  });

  it.each([
    ['at the end', page, {}, ['Earlier tries']],
    ['at the start', page, { attempts: [attempt(1), attempt(2)], hasLater: true }, ['Later tries']],
    ['without a page of their own', undefined, { hasEarlier: true, hasLater: true }, []],
  ])('%s lead nowhere else', (_, pageHref, more, labels) => {
    step({ tries: 20, attempts: eleventh, ...more }, pageHref);
    expect(links().map(([label]) => label)).toEqual(labels);
  });

  it('name the day once', () => {
    const [first, second] = [3, 4].map((number) => attempt(number, { sameDay: `9:0${number}` }));
    if (first && second) step({ tries: 4, attempts: [first, second, attempt(5)] });
    expect(rows()[0]?.slice(1, -1)).toEqual(['Try 39:00 AM', 'Try 49:04', 'Try 59:00 AM']);
  });

  it('of the team show the starters without a line in one row', () => {
    const working = ['Quarterback', 'Running Back 1', 'Running Back 2'].map((label) => ({
      label,
      count: null,
      rate: null,
      points: half,
    }));
    const team = { key: 'TEAM', working, tries: 1 } as const;
    step({ ...team, attempts: [attempt(1)] });
    expect(rows()[1]).toEqual(['The starters', 'QB one half12RB1 one half12RB2 one half12']);
    cleanup();
    step({ ...team, attempts: [attempt(1, { lines: [line('9', false, 'Running Back 1')] })] });
    expect(rows()[1]).toEqual(['Running Back 1', '9, look here', 'one half12']);
    expect(rows()[2]).toEqual(['The other starters', 'QB one half12RB2 one half12']);
  });
});

it.each([
  [12, half, 'guessed 12, one half12 away'],
  [-3, { wholeNumber: 0, numerator: 0, denominator: 1 }, 'guessed −3, exactly'],
])('says what was guessed: %d', (at, away, said) => {
  expect(step({ guess: { at, away } })).toHaveTextContent(said);
});

describe('the right values', () => {
  it('are given beside the box score', () => {
    step({ stats: [{ field: 'rushingYards', label: 'Rushing yards', value: -4 }] });
    expect(rows().map((row) => row.at(-1))).toEqual(['For you', 'one half12', 'one half12']);
    expect(screen.getByText('−4')).toBeInTheDocument();
  });

  it('of the team are not given before they are known', () => {
    step({ answer: null, working: [] });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/once all eight starters are right/)).toBeVisible();
  });

  it('of a game that can’t be read are none', () => {
    step({ game: 'unreadable', working: [], answer: { ...half, numerator: 0 } });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/can’t be read/)).toBeVisible();
    expect(screen.queryByText(/all eight starters/)).toBeNull();
  });

  it.each([
    ['bye', 'no game this week'],
    ['no-game', 'No statistics'],
    ['canceled', 'canceled'],
    ['unknown', 'counts 0'],
  ] as const)('of a %s come with why they are zero', (game, why) => {
    step({ game, working: [] });
    expect(screen.getByText(why, { exact: false })).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });
});

it('shows scouted games where there are some', () => {
  const { container, rerender } = render(<ScoutedGameTriesList games={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ScoutedGameTriesList games={[{ ...STEP, key: 'scouting-RB-1-3', title: 'Week 3' }]} />);
  expect(screen.getByRole('region', { name: 'Week 3' })).toBeVisible();
});
