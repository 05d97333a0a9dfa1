import { render, screen, within } from '@testing-library/react';
import type { AttemptDto, StudentStepDto } from '@/lib/data/student/dto';
import { ScoutingWork, StepWork } from './step-work';

const half = { wholeNumber: 0, numerator: 1, denominator: 2 };
const STEP: StudentStepDto = {
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
const attempt = (number: number, more: Partial<AttemptDto> = {}): AttemptDto => ({
  attempt: number,
  typed: `${number} 1/2`,
  verdict: 'wrong',
  mistake: null,
  hint: null,
  time: '9:00 AM',
  ...more,
});
const step = (more: Partial<StudentStepDto>, pageHref?: string) => {
  render(<StepWork step={{ ...STEP, ...more }} {...(pageHref ? { pageHref } : {})} />);
  return screen.getByRole('region', { name: 'Running back 2' });
};
const tries = () =>
  within(screen.getByRole('list', { name: 'Tries at Running back 2' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it.each<[Partial<StudentStepDto>, string, string]>([
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
      tries: 5,
      attempts: [
        attempt(1, { mistake: 'Adds denominators', hint: { title: 'Same size', rung: 0 } }),
        attempt(2, { hint: { title: 'Line by line', rung: 5 } }),
        attempt(3, { hint: { title: 'Line by line', rung: 6 } }),
        attempt(4, { verdict: 'not-simplest' }),
        attempt(5, { verdict: 'right' }),
      ],
    });
    expect(tries()).toEqual([
      'Try 11 1/2Not right9:00 AMAdds denominatorsHint shown: Same size',
      'Try 22 1/2Not right9:00 AMNo known mistakeHint shown: Line by line (step 5 of 5 on the hint ladder)',
      'Try 33 1/2Not right9:00 AMNo known mistakeHint shown: Line by line (then worked out together)',
      'Try 44 1/2Right, not in simplest form9:00 AM',
      'Try 55 1/2Right9:00 AM',
    ]);
  });

  it('show the student’s own lines, and which of them to look at', () => {
    step({
      tries: 1,
      attempts: [
        attempt(1, {
          say: 'Look at the catches.',
          lines: [
            { label: 'Catches', typed: ' 3 ', fits: true },
            { label: 'Rushing yards', typed: '7', fits: false },
          ],
        }),
      ],
    });
    const lines = within(screen.getByRole('list', { name: 'Own lines of try 1' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Catches3Fits',
      'Rushing yards7Look here',
    ]);
    expect(screen.getByText('Look at the catches.')).toBeVisible();
  });

  it('are none before the first', () => {
    step({});
    expect(screen.getByText('Nothing typed yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  const page = '/teacher/leagues/l1/students/s1?week=6';
  const eleventh = Array.from({ length: 10 }, (_, index) => attempt(11 + index));
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('are shown ten at a time, with links to those before and after', () => {
    step({ tries: 33, attempts: eleventh, hasEarlier: true, hasLater: true }, page);
    expect(screen.getByText('Tries 11 to 20 of 33.')).toBeVisible();
    expect(links()).toEqual([
      ['Earlier tries', `${page}&step=RB2&until=10#step-RB2`],
      ['Later tries', `${page}&step=RB2&until=30#step-RB2`],
    ]);
  });

  it.each([
    ['at the end', page, { hasEarlier: true }, ['Earlier tries']],
    ['at the start', page, { hasLater: true }, ['Later tries']],
    ['without a page of their own', undefined, { hasEarlier: true, hasLater: true }, []],
  ])('%s lead nowhere else', (_, pageHref, more, labels) => {
    step({ tries: 20, attempts: eleventh, ...more }, pageHref);
    expect(screen.getByText('Tries 11 to 20 of 20.')).toBeVisible();
    expect(links().map(([label]) => label)).toEqual(labels);
  });

  it('that are all shown are not counted again', () => {
    step({ tries: 1, attempts: [attempt(1)] }, page);
    expect(screen.queryByText(/^Tries 1 to/)).toBeNull();
  });
});

describe('the right working', () => {
  it('is given beside the box score', () => {
    step({ stats: [{ field: 'rushingYards', label: 'Rushing yards', value: -4 }] });
    expect(screen.getByRole('table', { name: 'Right working' })).toHaveTextContent('All together');
    expect(screen.getByText('−4')).toBeInTheDocument();
  });

  it('of the team is not given before it is known', () => {
    step({ answer: null, working: [] });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/once all eight starters are right/)).toBeVisible();
  });

  it('of a game that can’t be read is no number', () => {
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
  ] as const)('of a %s says why it is zero', (game, why) => {
    step({ game, working: [] });
    expect(screen.getByText(why, { exact: false })).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });
});

it('shows scouted games where there are some', () => {
  const { container, rerender } = render(<ScoutingWork games={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ScoutingWork games={[{ ...STEP, key: 'scouting-RB-1-3', title: 'Week 3' }]} />);
  expect(screen.getByRole('region', { name: 'Week 3' })).toBeVisible();
});
