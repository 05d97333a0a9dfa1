import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStudentToWorkGroupAction } from '@/lib/actions/league';
import { askForStepLinesAction } from '@/lib/actions/student-record';
import type { StepForTeacherDto, StudentCurrentStepDto } from '@/lib/data/student/dto';
import { GridStudentPanel } from './grid-student-panel';

jest.mock('@/lib/actions/league', () => ({ addStudentToWorkGroupAction: jest.fn() }));
jest.mock('@/lib/actions/student-record', () => ({
  askForStepLinesAction: jest.fn(),
  setStepCommentAction: jest.fn(),
  setStepsDoneOnPaperAction: jest.fn(),
  setAnswerTakenOutAction: jest.fn(),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const mixed = (wholeNumber: number, numerator = 0, denominator = 1) => ({
  wholeNumber,
  numerator,
  denominator,
});
const STEP: StepForTeacherDto = {
  key: 'RB1',
  title: 'Running Back 1',
  player: null,
  game: 'played',
  opponent: 'CAR',
  stats: [],
  working: [
    { label: 'Rushing yards', count: 115, rate: mixed(0, 1, 10), points: mixed(11, 1, 2) },
    { label: 'Rushing touchdowns', count: 2, rate: mixed(5), points: mixed(10) },
    { label: 'Catches', count: 3, rate: mixed(1), points: mixed(3) },
  ],
  answer: mixed(24, 1, 2),
  correct: false,
  tries: 2,
  attempts: [
    { attempt: 1, typed: '20', verdict: 'wrong', mistake: null, hint: null, time: 'Wed' },
    {
      attempt: 2,
      typed: '23 1/2',
      verdict: 'wrong',
      mistake: 'Left out a line',
      hint: null,
      time: 'Wed',
      lines: [
        { label: 'Rushing yards', typed: '11 1/2', fits: true, right: mixed(11, 1, 2) },
        { label: 'Rushing touchdowns', typed: '12', fits: false, right: mixed(0) },
      ],
    },
  ],
  hasEarlier: false,
  hasLater: false,
  limit: null,
};
const NOW: StudentCurrentStepDto = {
  studentId: 'kim',
  name: 'Kim L.',
  teamName: 'Red Foxes',
  week: 6,
  step: STEP,
  say: 'Which line has no box yet?',
  linesAsked: false,
};

const fetched = jest.fn();
const onChoose = jest.fn();
const show = (changes: Partial<Parameters<typeof GridStudentPanel>[0]> = {}) =>
  render(
    <GridStudentPanel
      leagueId="l1"
      studentId="kim"
      week={6}
      name="Kim L."
      version="2"
      minutes={6}
      stuck={['ana', 'kim', 'sam']}
      onChoose={onChoose}
      {...changes}
    />,
  );

beforeAll(() => {
  // jsdom doesn't implement dialogs.
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  onChoose.mockReset();
  fetched.mockReset();
  fetched.mockImplementation(async () => ({ json: async () => ({ ok: true, data: NOW }) }));
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

it('says what went wrong and what to say first, then the card with the own lines ticked and the right numbers small', async () => {
  show();
  expect(await screen.findByText('Left out a line')).toBeVisible();
  expect(screen.getByText(/Which line has no box yet/)).toBeVisible();
  expect(screen.getByText('Running Back 1: 2 tries, the last 6 min ago')).toBeVisible();
  const card = screen.getByRole('region', {
    name: 'The card as the student sees it, with own lines',
  });
  const line = (text: RegExp) => within(card).getByText(text).closest('li') as HTMLElement;
  expect(line(/^Rushing yards$/)).toHaveTextContent(/115×.*11.*Fits$/);
  expect(line(/^Rushing yards$/)).not.toHaveTextContent('for you');
  expect(line(/^Rushing touchdowns$/)).toHaveTextContent(/for you: 10.*12.*Look here$/);
  expect(line(/^Catches$/)).not.toHaveTextContent('for you');
  expect(line(/^Sum$/)).toHaveTextContent(/for you.*23.*Look here$/);
  // A teacher's view of a card is read-only.
  expect(within(card).queryByRole('textbox')).toBeNull();
  expect(fetched).toHaveBeenCalledWith(
    '/api/leagues/l1/students/kim/now?week=6',
    expect.anything(),
  );
});

it('adds the student to the group that works on the same mistake, and says who is in it', async () => {
  jest
    .mocked(addStudentToWorkGroupAction)
    .mockResolvedValue({ ok: true, data: { number: 2, others: ['Ada L.', 'Ben K.'] } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Tuesday’s group' }));
  expect(addStudentToWorkGroupAction).toHaveBeenCalledWith({
    leagueId: 'l1',
    studentId: 'kim',
    week: 6,
  });
  expect(await screen.findByText(/In group 2, with Ada L. and Ben K\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tuesday’s groups' })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/brief?week=6',
  );
});

it('where nothing is known it says what was typed, and asks the student for the lines', async () => {
  jest.mocked(askForStepLinesAction).mockResolvedValue({ ok: true, data: { done: true } });
  const unknown = { ...NOW, say: null };
  fetched.mockImplementation(async () => ({ json: async () => ({ ok: true, data: unknown }) }));
  show();
  expect(await screen.findByText(/^Kim L\. wrote/)).toBeVisible();
  expect(screen.queryByText('Ask:')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for the lines' }));
  expect(askForStepLinesAction).toHaveBeenCalledWith({
    leagueId: 'l1',
    studentId: 'kim',
    week: 6,
    step: 'RB1',
  });
  expect(await screen.findByText(/^You asked for the lines\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask for the lines' })).toBeNull();
});

it('offers no group where the mistake is not known', async () => {
  const [first] = STEP.attempts;
  const unknown = { ...NOW, step: { ...STEP, attempts: first ? [first] : [] } };
  fetched.mockImplementation(async () => ({ json: async () => ({ ok: true, data: unknown }) }));
  show();
  expect(await screen.findByText('No known mistake')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Tuesday’s group' })).toBeNull();
});

it('goes on through everyone who is stuck, around the end, and leads to the step on the page', async () => {
  const { rerender } = show();
  expect(screen.getByText('2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next student' }));
  expect(onChoose).toHaveBeenLastCalledWith('sam');
  await userEvent.click(screen.getByRole('button', { name: 'Student before' }));
  expect(onChoose).toHaveBeenLastCalledWith('ana');
  await screen.findByText('Left out a line');
  expect(screen.getByRole('link', { name: 'Kim L.: whole page' })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/students/kim?week=6&step=RB1',
  );
  rerender(
    <GridStudentPanel
      leagueId="l1"
      studentId="sam"
      week={6}
      name="Sam Q."
      version="0"
      minutes={null}
      stuck={['ana', 'kim', 'sam']}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Sam Q.' })).toHaveFocus();
  expect(screen.queryByText('Left out a line')).toBeNull();
});

it.each(['its button', 'Escape'])('is closed by %s', async (way) => {
  show();
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

it('asks again with each try', async () => {
  const { rerender } = show();
  await screen.findByText('Left out a line');
  rerender(
    <GridStudentPanel
      leagueId="l1"
      studentId="kim"
      week={6}
      name="Kim L."
      version="3"
      minutes={0}
      stuck={[]}
      onChoose={onChoose}
    />,
  );
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('offers to try again where there was no answer', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Left out a line')).toBeVisible();
});
