import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClassMistakesDto } from '@/lib/data/mistake/dto';
import { FirstFiveMinutesMistakeChecklist } from './first-five-minutes-mistake-checklist';
import { readWorkingsScreenViewFromUrl, toProjectedWorkings } from './projected-workings';
import { ProjectedWorkingsScreen } from './projected-workings-screen';

jest.mock('@/lib/actions/student-record', () => ({ askManyForLinesAction: jest.fn() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});

function mistake(tag: string, label: string, students: number) {
  const task = { count: 47, rate: mixed(0, 1, 10) };
  const rows = [{ label: 'Rushing yards', task, wrong: mixed(4, 7, 47), right: mixed(4, 7, 10) }];
  return {
    tag,
    label,
    students,
    answers: students + 1,
    step: 'Quarterback',
    rules: 1 as const,
    question: `What about ${label}?`,
    working: { rows, sum: null, question: `What about ${label}?` },
    who: [
      {
        key: 'QB' as const,
        step: 'Quarterback',
        students: [{ id: 'kim', name: 'Kim L.', answers: 2 }],
      },
    ],
  };
}

const PAGE: ClassMistakesDto = {
  week: 6,
  latestWeek: 6,
  isExcused: false,
  answers: 12,
  students: 5,
  classSize: 20,
  mistakes: [mistake('a', 'Remainders', 4), mistake('b', 'Adding', 2), mistake('c', 'Signs', 1)],
  unexplained: null,
  firstTriesOnly: null,
};

const order = () =>
  screen.getAllByText(/^\d\. (wrong|right)$/).map(({ textContent }) => textContent);
const address = (name: RegExp) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://x');
const tick = (name: string) => screen.getByRole('checkbox', { name: `Tuesday ${name}` });

it('begins with what the brief has, so that one press projects or prints it', async () => {
  const more = [...PAGE.mistakes, mistake('d', 'Wholes', 1)];
  render(
    <FirstFiveMinutesMistakeChecklist leagueId="room-12" page={{ ...PAGE, mistakes: more }} />,
  );
  expect(more.map(({ label }) => (tick(label) as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  // The brief's page has three columns, and the screen four.
  expect(tick('Wholes')).toBeDisabled();
  expect(address(/^Project 2/).searchParams.get('show')).toBe('a.wrong,a.right,b.wrong,b.right');
  expect(address(/^Print the brief/).pathname).toBe('/teacher/leagues/room-12/brief');
  expect(Object.fromEntries(address(/^Print the brief/).searchParams)).toEqual({
    week: '6',
    about: 'a,b,c',
  });

  await userEvent.click(tick('Adding'));
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Remainders' }));
  expect(tick('Remainders')).not.toBeChecked();
  await userEvent.click(tick('Wholes'));
  expect(address(/^Print the brief/).searchParams.get('about')).toBe('c,d');
  expect(address(/^Project 1/).searchParams.get('show')).toBe('d.wrong,d.right');
});

it('puts two to four workings in an order into the address of the screen, and the question on this device', async () => {
  const asked = () =>
    JSON.parse(window.localStorage.getItem('fraction-league.screen-question') ?? '');
  const user = userEvent.setup();
  render(<FirstFiveMinutesMistakeChecklist leagueId="room-12" page={PAGE} />);
  await user.click(screen.getByText('What the screen shows'));
  expect(order()).toEqual(['1. wrong', '2. right', '3. wrong', '4. right']);
  expect(screen.getByRole('textbox')).toHaveValue('What about Remainders?');
  await user.click(screen.getByRole('button', { name: 'Working 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Leave working 4 out' }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'Which one & why?');
  await user.click(screen.getByRole('checkbox', { name: 'Say which is right' }));
  expect(address(/^Project 2/).pathname).toBe('/teacher/leagues/room-12/project/workings');
  expect(Object.fromEntries(address(/^Project 2/).searchParams)).toEqual({
    week: '6',
    show: 'a.right,a.wrong,b.wrong',
    told: '1',
  });
  expect(asked()).toEqual(['a.right,a.wrong,b.wrong', 'Which one & why?']);
  await user.click(tick('Remainders'));
  expect(screen.queryByRole('link', { name: /^Project/ })).toBeNull();
  expect(screen.getByText('The screen needs one more.')).toBeVisible();
});

it('begins with what the app can’t name, and what was typed there', () => {
  const unexplained = {
    students: 2,
    answers: 3,
    who: [
      { key: 'K' as const, step: 'Kicker', students: [{ id: 'kim', name: 'Kim L.', answers: 3 }] },
    ],
    typed: [
      {
        step: 'K' as const,
        answers: [
          { wholeNumber: 12, numerator: 1, denominator: 2 },
          { wholeNumber: 9, numerator: 0, denominator: 1 },
        ],
      },
    ],
  };
  render(<FirstFiveMinutesMistakeChecklist leagueId="room-12" page={{ ...PAGE, unexplained }} />);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('We can’t tell yet');
  const row = first?.closest('li') as HTMLElement;
  expect(within(row).getByText('3 answers')).toBeVisible();
  expect(within(row).getByText('K').nextSibling).toHaveTextContent(/twelve and one half.*9/);
});

it('names who made a mistake one press away, with a link to each', async () => {
  render(<FirstFiveMinutesMistakeChecklist leagueId="room-12" page={PAGE} />);
  const [first] = screen.getAllByRole('group');
  expect(first).not.toHaveAttribute('open');
  await userEvent.click(within(first as HTMLElement).getByText('Who'));
  expect(within(first as HTMLElement).getByRole('link', { name: 'Kim L.' })).toHaveAttribute(
    'href',
    '/teacher/leagues/room-12/students/kim?view=week',
  );
});

it('reads an address as far as it makes sense', () => {
  expect(readWorkingsScreenViewFromUrl(new URLSearchParams())).toEqual({
    chosen: [],
    showsVerdict: false,
  });
  const { chosen } = readWorkingsScreenViewFromUrl(
    new URLSearchParams({
      show: 'a.right,,b,c.other,d.wrong,a.wrong,b.right,c.wrong',
      ask: 'A stranger’s text',
    }),
  );
  expect(chosen.map(({ tag, side }) => `${tag} ${side}`)).toEqual([
    'a right',
    'd wrong',
    'a wrong',
    'b right',
  ]);
  expect(
    toProjectedWorkings(chosen, PAGE.mistakes).map(({ tag, rows }) => [tag, rows[0]?.value]),
  ).toEqual([
    ['a', mixed(4, 7, 10)],
    ['a', mixed(4, 7, 47)],
    ['b', mixed(4, 7, 10)],
  ]);
});

beforeEach(() => window.localStorage.clear());

it('shows workings line beside line, by letters, and says which is right only when the teacher wants it', () => {
  const { chosen } = readWorkingsScreenViewFromUrl(
    new URLSearchParams({ show: 'a.wrong,a.right' }),
  );
  const workings = toProjectedWorkings(chosen, PAGE.mistakes);
  const { rerender } = render(<ProjectedWorkingsScreen workings={workings} showsVerdict={false} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'What happened between A and B?',
  );
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['A', 'B']);
  expect(screen.getByText('What about Remainders?')).toBeVisible();
  expect(screen.queryByText(/Kim/)).toBeNull();
  rerender(<ProjectedWorkingsScreen workings={workings} showsVerdict />);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Awrong', 'Bright']);
});
