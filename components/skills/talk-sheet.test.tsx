import { render, screen, within } from '@testing-library/react';
import '@/lib/words/es/all';
import type { SkillDto, SkillToPracticeAtHomeDto, StudentTalkPageDto } from '@/lib/data/skill/dto';
import { FirstTryWeekBars } from './first-try-week-bars';
import { StudentTalkSheet } from './talk-sheet';

const tenth = { wholeNumber: 0, numerator: 1, denominator: 10 };
const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
const fraction = (numerator: number, denominator: number) => ({
  wholeNumber: 0,
  numerator,
  denominator,
});

const SKILL: SkillDto = {
  skill: 'unit-fraction',
  name: 'A count times a unit fraction',
  standard: '5.NF.B.4',
  last: ['right', 'missed', 'right'],
  unknown: 0,
  right: 2,
  count: '',
  status: 'learning',
  seen: null,
  example: null,
};
const CAN_DO: SkillDto = { ...SKILL, status: 'can-do' };
const NOT_KNOWN: SkillDto = {
  ...SKILL,
  skill: 'formula',
  name: 'Use the whole formula',
  last: ['right'],
  right: 1,
  unknown: 4,
  status: 'not-known',
};
const PRACTICE: SkillToPracticeAtHomeDto = {
  skill: 'unit-fraction',
  name: 'A count times a unit fraction',
  advice: 'Divide by the denominator.',
  lately: 'Most often: added instead.',
  questions: [],
};
const TALK: StudentTalkPageDto = {
  leagueId: 'l1',
  studentId: 's1',
  name: 'Emma J.',
  apart: null,
  apartForTeacher: null,
  firstName: 'Emma',
  teamName: null,
  leagueName: 'Room 12',
  teacherName: 'Ms. Rivera',
  canChange: true,
  weeks: 6,
  firstWeek: 1,
  finished: { done: 0, of: 0 },
  onTime: 0,
  tried: 0,
  firstTry: 0,
  byWeek: [],
  firstTries: { right: 2, missed: 1, unknown: 0 },
  trend: null,
  skills: [],
  lessons: [],
  practice: [],
  beaten: [],
  show: null,
  today: 'November 23, 2026',
};
const ADDRESS = { language: 'en', site: 'league.school.org' } as const;
const sheet = (talk: Partial<StudentTalkPageDto>) => {
  render(<StudentTalkSheet talk={{ ...TALK, ...talk }} {...ADDRESS} />);
  return screen.getByRole('article');
};
const region = (name: string) => screen.getByRole('region', { name });

describe('whose sheet it is', () => {
  it('tells two students of one short name apart, on paper only by the user name', () => {
    const { unmount } = render(
      <StudentTalkSheet talk={{ ...TALK, apart: 'emma.j.owl55' }} {...ADDRESS} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Emma J. · emma.j.owl55');
    unmount();
    sheet({ apartForTeacher: '10022' });
    expect(screen.getByText('· 10022')).toHaveClass('print-hidden');
  });

  it.each([
    [{ firstWeek: 1, weeks: 6 }, 'Weeks 1 to 6'],
    [{ firstWeek: 4, weeks: 6 }, 'Weeks 4 to 6'],
    [{ firstWeek: 6, weeks: 6 }, 'RiveraWeek 6November'],
    // A student who joins after the latest week begins with the next one.
    [{ firstWeek: 7, weeks: 6 }, 'RiveraWeek 6November'],
  ])('names its weeks: %j', (weeks, said) => {
    expect(sheet(weeks)).toHaveTextContent(said);
  });

  it('names the team of a student who has one', () => {
    expect(sheet({ teamName: 'Owls' })).toHaveTextContent('Owls, Room 12 with Ms. Rivera');
  });
});

it.each<[Partial<StudentTalkPageDto>, RegExp]>([
  [{}, /No week has been asked of Emma yet\./],
  [
    { finished: { done: 1, of: 1 }, onTime: 1, tried: 1, firstTry: 1 },
    /finished 1 of 1 week, 1 of them on time\. Of 1 step, 1 was right/,
  ],
  [
    { finished: { done: 2, of: 5 }, onTime: 1, tried: 30, firstTry: 22 },
    /finished 2 of 5 weeks, 1 of them on time\. Of 30 steps, 22 were right/,
  ],
  [{ finished: { done: 0, of: 2 } }, /0 of 2 weeks.*Nothing has been tried yet\./],
])('counts what was finished: %j', (talk, said) => {
  expect(sheet(talk)).toHaveTextContent(said);
});

it('shows each skill with its count, and no day where none is known', () => {
  sheet({
    skills: [
      SKILL,
      { ...SKILL, skill: 'remainder', name: 'Adding', status: 'can-do', seen: 'Nov 20' },
    ],
    lessons: ['Circle Graph 8 of 9', 'Histogram 9 of 9'],
  });
  const rows = within(screen.getByRole('table', { name: 'Skills of Emma' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/5\.NF\.B\.4\s*2 of 3\s*learning$/);
  expect(rows[2]).toHaveTextContent(/2 of 3\s*can do\s*Nov 20$/);
  expect(screen.getByText(/Circle Graph 8 of 9, Histogram 9 of 9\./)).toBeVisible();
});

it('says in words how many tries nothing is known of, and of all tries how they went', () => {
  sheet({ skills: [NOT_KNOWN], firstTries: { right: 20, missed: 3, unknown: 4 } });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(
    /1 of 1, and 4 tries where we can’t tell\s*we can’t tell yet$/,
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    '27 first tries so far: 20 right, 3 wrong with a mistake we could spot, ' +
      'and 4 wrong where we couldn’t.',
  );
});

it('shows lessons also where no card was counted', () => {
  sheet({ lessons: ['Circle Graph 8 of 9'] });
  expect(screen.queryByText('Nothing counted yet.')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

describe('what to practice', () => {
  it('gives the questions their signs, and the answers in the same order at the foot', () => {
    sheet({
      skills: [SKILL],
      practice: [
        {
          ...PRACTICE,
          questions: [
            { ask: { kind: 'line', count: 40, numbers: [tenth] }, answer: whole(4) },
            { ask: { kind: 'sum', numbers: [whole(3), fraction(-1, 2)] }, answer: whole(7) },
          ],
        },
        { ...PRACTICE, skill: 'remainder', name: 'No question for this' },
        {
          ...PRACTICE,
          skill: 'simplest',
          name: 'Lowest terms',
          questions: [{ ask: { kind: 'lowest', numbers: [fraction(6, 8)] }, answer: whole(9) }],
        },
      ] as SkillToPracticeAtHomeDto[],
    });
    const [first, second, third] = within(region('What to practice next')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Try at home: 40 × .*, 3 − /);
    expect(second).not.toHaveTextContent('Try at home');
    expect(third).toHaveTextContent('in simplest form');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /Answers for home: 4, 7; 9\.For families/,
    );
  });

  it('says what was missed most often, and nothing where that is not known', () => {
    sheet({ practice: [PRACTICE, { ...PRACTICE, skill: 'remainder', lately: null }] });
    const [known, unknown] = within(region('What to practice next')).getAllByRole('listitem');
    expect(known).toHaveTextContent(/Divide by the denominator\. Most often: added instead\.$/);
    expect(unknown).toHaveTextContent(/Divide by the denominator\.$/);
  });

  it.each([
    ['before the first answers', [], 'after the first answers'],
    ['with nothing left to learn', [CAN_DO], 'Emma can do all of this'],
    ['with too little known', [CAN_DO, NOT_KNOWN], 'We don’t know enough yet.'],
  ])('says so %s', (_, skills, said) => {
    sheet({ skills });
    expect(region('What to practice next')).toHaveTextContent(said);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent('Answers for home');
  });
});

it('tells of beaten mistakes where there are some', () => {
  sheet({ beaten: [{ text: 'Added the denominators', story: '4 times, then 5 times right.' }] });
  expect(region('Mistakes Emma has beaten')).toHaveTextContent(
    'Added the denominators 4 times, then 5 times right.',
  );
});

describe('the weeks as bars', () => {
  const week = (number: number, right: number, tried: number, finished = true) => ({
    week: number,
    right,
    tried,
    finished,
  });
  const show = (weeks: ReturnType<typeof week>[], latest = 6) =>
    render(<FirstTryWeekBars weeks={weeks} latest={latest} />).container;
  const bars = (within: HTMLElement) => [...within.querySelectorAll('rect')];

  it('draws them to scale, and an open week with a dashed line', () => {
    const [all, third, open] = bars(show([week(4, 9, 9), week(5, 3, 9), week(6, 0, 0, false)]));
    const height = (bar: Element | undefined) => Number(bar?.getAttribute('height'));
    expect(height(all)).toBe(3 * height(third));
    expect(height(open)).toBe(0);
    expect(all).not.toHaveAttribute('stroke-dasharray');
    expect(open).toHaveAttribute('stroke-dasharray');
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /week 4, 9 of 9; week 5, 3 of 9; week 6, 0 of 0/,
    );
  });

  it.each<[string, ReturnType<typeof week>[], string]>([
    ['the latest', [week(5, 9, 9), week(6, 2, 4, false)], 'Week 6 isn’t finished: 2 of 4 so far.'],
    ['an earlier one', [week(5, 2, 4, false)], 'Week 5 isn’t finished: 2 of 4.'],
    ['one not begun', [week(6, 0, 0, false)], 'Week 6 isn’t finished: nothing yet.'],
    ['two', [week(5, 1, 1, false), week(6, 1, 1, false)], '2 weeks, with a dashed line,'],
  ])('says which week is open: %s', (_, weeks, said) => {
    show(weeks);
    expect(screen.getByText(said, { exact: false })).toBeVisible();
  });

  it('are not drawn before there is one', () => {
    expect(bars(show([]))).toEqual([]);
    expect(screen.getByText('No week yet.')).toBeVisible();
  });
});

describe('in Spanish', () => {
  const half = fraction(1, 2);
  const all: Partial<StudentTalkPageDto> = {
    finished: { done: 2, of: 3 },
    onTime: 1,
    tried: 9,
    firstTry: 4,
    byWeek: [{ week: 6, right: 4, tried: 9, finished: false }],
    skills: [
      { ...SKILL, name: '1' },
      { ...CAN_DO, skill: 'remainder', name: '2' },
      { ...NOT_KNOWN, name: '3' },
    ],
    lessons: ['4'],
    practice: [
      {
        ...PRACTICE,
        name: '5',
        advice: '6',
        lately: '7',
        questions: [
          { ask: { kind: 'line', count: 40, numbers: [half] }, answer: whole(4) },
          { ask: { kind: 'sum', numbers: [half, half] }, answer: half },
          { ask: { kind: 'lowest', numbers: [fraction(6, 8)] }, answer: half },
        ],
      },
    ],
    beaten: [{ text: '8', story: '9' }],
    show: '10',
    today: '11',
  };
  /** All that is read or heard of a sheet whose own texts are digits. */
  const textsOf = (language: 'en' | 'es', talk = all) => {
    const { container, unmount } = render(
      <StudentTalkSheet talk={{ ...TALK, ...talk }} site="" language={language} />,
    );
    const texts = [...container.querySelectorAll('*')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.children.length === 0 ? (element.textContent ?? '') : '',
    ]);
    expect(container.querySelector('article')?.getAttribute('lang')).toBe(
      language === 'es' ? 'es' : null,
    );
    unmount();
    return texts.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
  };

  it.each([
    ['filled', all],
    ['empty', { ...all, finished: { done: 0, of: 0 }, skills: [], practice: [], byWeek: [] }],
    ['with nothing to practice', { ...all, practice: [], tried: 0, skills: [CAN_DO] }],
  ])('has none of the English texts: %s', (_, talk) => {
    const english = textsOf('en', talk);
    expect(english.length).toBeGreaterThan(10);
    const same = textsOf('es', talk).filter((text) => english.includes(text));
    expect(
      same.filter((text) => !/^(?:Emma J\.|5\.NF\.B\.4|6\.EE\.A\.2|A count .*)$/.test(text)),
    ).toEqual([]);
  });

  it('names the address of the page for families in the same language', () => {
    render(<StudentTalkSheet talk={TALK} site="league.school.org" language="es" />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Para las familias: league.school.org/guide/families?language=es',
    );
  });
});
