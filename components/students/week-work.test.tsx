import { render, screen, within } from '@testing-library/react';
import type { StepForTeacherDto, StudentWorkDto } from '@/lib/data/student/dto';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { WeekWork } from './week-work';

jest.mock('@/lib/actions/student-record', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const half = { wholeNumber: 0, numerator: 1, denominator: 2 };
const step = (
  key: StepForTeacherDto['key'],
  more: Partial<StepForTeacherDto> = {},
): StepForTeacherDto => ({
  key,
  title: `Card ${key}`,
  player: null,
  game: 'played',
  opponent: null,
  stats: [],
  working: [],
  answer: half,
  correct: false,
  tries: 0,
  attempts: [],
  hasEarlier: false,
  hasLater: false,
  limit: null,
  ...more,
});
const WORK: StudentWorkDto = {
  head: {
    leagueId: 'l1',
    studentId: 's1',
    name: 'Dylan P.',
    teamName: null,
    look: null,
    mvpPoints: { ofClass: 9, all: 9 },
    formulaLevel: 1,
    classFormulas: null,
    latestWeek: 6,
    stickers: [],
    onboardingStage: null,
    canChange: true,
  },
  week: 6,
  weeks: [
    { week: 5, stepsRight: 9, started: true, kind: 'own' },
    { week: 6, stepsRight: 2, started: true, kind: 'own' },
    { week: 7, stepsRight: 0, started: false, kind: 'own' },
  ],
  weekLevel: null,
  weekMvpPoints: 0,
  tasks: [
    { task: 1, title: 'Check Box Scores', time: 'Mon', late: false },
    { task: 2, title: 'Calculate Points', time: 'Tue', late: true },
    { task: 3, title: 'Upload Graphs', time: null, late: false },
  ],
  cards: { right: 2, of: 6 },
  catchUp: null,
  steps: STEP_KEYS.map((key, index) =>
    step(key, index < 2 ? { correct: true, tries: index + 1 } : index === 4 ? { tries: 3 } : {}),
  ),
  scouting: [],
  usedUp: [],
};
const show = (more: Partial<StudentWorkDto> = {}, asked?: string) =>
  render(<WeekWork work={{ ...WORK, ...more }} stepInUrl={asked} />);
const cards = () =>
  within(screen.getByRole('navigation', { name: 'Nine cards' })).getAllByRole('link');
const open = () =>
  cards().flatMap((card) => (card.getAttribute('aria-current') ? card.textContent : []));

it('the cards say how far each is, and lead to their tries', () => {
  show();
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'QBall eightone half12 1 try',
    'RB1all eight2one half12 2 tries',
    'RB2all eightnext',
    'WR1all eightto do',
    'WR2all eight3 tries',
    ...['TE', 'K', 'DEF', 'TEAM'].map((key) => `${key}all eightto do`),
  ]);
  expect(cards()[3]).toHaveAttribute('href', '/teacher/leagues/l1/students/s1?week=6&step=WR1');
});

it.each<[string | undefined, string]>([
  ['K', 'K'],
  ['nonsense', 'WR2'],
  [undefined, 'WR2'],
])('the address that asks for %s opens %s, by default the stuck one', (asked, key) => {
  show({}, asked);
  expect(open()).toEqual([expect.stringMatching(`^${key}`)]);
  expect(screen.getByRole('region', { name: `Card ${key}` })).not.toHaveClass('hidden');
  const others = screen
    .getAllByRole('region', { name: /^Card/ })
    .filter((card) => card.classList.contains('hidden'));
  expect(others).toHaveLength(8);
});

it('where all are right, the first is open', () => {
  show({ steps: STEP_KEYS.map((key) => step(key, { correct: true, tries: 1 })) });
  expect(open()).toEqual([expect.stringMatching(/^QB/)]);
});

it('the weeks and tasks say how far they are', () => {
  show();
  const weeks = within(screen.getByRole('navigation', { name: 'Weeks' })).getAllByRole('link');
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    'Week 5all right',
    'Week 62/92 of 9 right',
    'Week 7not begun',
  ]);
  expect(
    screen
      .getAllByRole('definition')
      .slice(-3)
      .map(({ textContent }) => textContent),
  ).toEqual(['Done Mon', 'Late Tue', 'Open']);
});

it('while points are to be worked out, their task counts the right cards of a full week', () => {
  show({ tasks: [{ task: 2, title: 'Calculate Points', time: null, late: false }] });
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('2 of 6 cards');
});

it('what changes a card is not there in a season that is over', () => {
  const { rerender } = show();
  expect(screen.getByText('Take one answer out')).toBeVisible();
  expect(screen.getByText('A helmet sticker')).toBeVisible();
  rerender(
    <WeekWork work={{ ...WORK, head: { ...WORK.head, canChange: false } }} stepInUrl="QB" />,
  );
  expect(screen.queryByText('Take one answer out')).toBeNull();
  expect(screen.queryByText('A helmet sticker')).toBeNull();
});

it('without cards, the page says why, and keeps what was scouted', () => {
  show({ steps: [], scouting: [{ ...step('QB'), key: 'scouting-QB-1', title: 'Scouted' }] });
  expect(screen.getByText('No lineup this week')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Scouted' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Nine cards' })).toBeNull();
});
