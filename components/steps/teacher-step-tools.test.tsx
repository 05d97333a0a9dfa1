import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askManyForLinesAction,
  setAnswerTakenOutAction,
  setStepCommentAction,
  setStepsDoneOnPaperAction,
} from '@/lib/actions/student-record';
import type { StepForTeacherDto } from '@/lib/data/student/dto';
import { AskStudentsForLinesButton } from './ask-students-for-lines-button';
import { TeacherStepTools } from './teacher-step-tools';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/lib/actions/student-record', () => ({
  askManyForLinesAction: jest.fn(),
  setStepCommentAction: jest.fn(),
  setStepsDoneOnPaperAction: jest.fn(),
  setAnswerTakenOutAction: jest.fn(),
}));

const ids = { leagueId: 'l1', studentId: 'kim', week: 6 };
const STEP: Pick<
  StepForTeacherDto,
  'key' | 'attempts' | 'tries' | 'correct' | 'paper' | 'comment'
> = {
  key: 'RB1',
  tries: 1,
  correct: false,
  attempts: [
    { attempt: 1, typed: '20', verdict: 'wrong', mistake: null, hint: null, time: '1:09 PM' },
    {
      attempt: 2,
      typed: '23 1/2',
      verdict: 'wrong',
      mistake: null,
      hint: null,
      time: '1:11 PM',
      takenOut: { by: 'Ms. Rivera', time: '1:15 PM' },
    },
  ],
};
const done = { ok: true, data: { changed: true } } as const;
const onDone = jest.fn();
const show = (step = STEP) =>
  render(<TeacherStepTools ids={ids} step={step} studentName="Dylan P." onDone={onDone} />);

beforeEach(() => {
  for (const action of [setAnswerTakenOutAction, setStepsDoneOnPaperAction, setStepCommentAction])
    jest.mocked(action).mockReset().mockResolvedValue(done);
  onDone.mockReset();
});

it('takes out the chosen answer with its note, after it has said what becomes of the tries', async () => {
  show();
  await userEvent.click(screen.getByText('Take one answer out'));
  expect(screen.queryByText(/become/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /20/ }));
  expect(screen.getByText(/^1 try becomes 0\./)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/A short note/), 'typed by Jonah');
  await userEvent.click(screen.getByRole('button', { name: 'Take it out' }));
  expect(setAnswerTakenOutAction).toHaveBeenCalledWith({
    ...ids,
    step: 'RB1',
    attempt: 1,
    out: true,
    note: 'typed by Jonah',
  });
  expect(onDone).toHaveBeenCalled();
  expect(await screen.findByText(/It stays in the record/)).toBeVisible();
});

it('folds all but the newest four tries', async () => {
  const attempts = [1, 2, 3, 4, 5, 6].map((attempt) => ({
    ...{ attempt, typed: `${attempt} 1/2`, mistake: null, hint: null, time: '1:09 PM' },
    verdict: 'wrong' as const,
  }));
  show({ ...STEP, attempts });
  const earlier = screen.getByText('2 earlier tries').closest('details');
  if (!earlier) throw new Error('The earlier tries are in a fold.');
  expect(earlier).not.toHaveAttribute('open');
  expect(within(earlier).getAllByRole('radio', { hidden: true })).toHaveLength(2);
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(6);
});

it('shows who took an answer out, and puts it back', async () => {
  show();
  await userEvent.click(screen.getByText('Take one answer out'));
  expect(screen.getByText('Taken out by Ms. Rivera, 1:15 PM')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put it back 23 1/2' }));
  expect(setAnswerTakenOutAction).toHaveBeenCalledWith({
    ...ids,
    step: 'RB1',
    attempt: 2,
    out: false,
  });
});

it.each([
  ['Count this card', {}, { onPaper: true, rest: false }],
  ['Count all that is open', {}, { onPaper: true, rest: true }],
  ['Count all that is open', { correct: true }, { onPaper: true, rest: true }],
  ['Open it again', { paper: { by: 'Ms. Rivera', time: 'Wed' } }, { onPaper: false, rest: false }],
])('on paper: %s', async (name, changes, sent) => {
  show({ ...STEP, ...changes });
  await userEvent.click(screen.getByText('Right on paper'));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(setStepsDoneOnPaperAction).toHaveBeenCalledWith({ ...ids, step: 'RB1', ...sent });
});

it('writes a line, changes it, and removes it', async () => {
  const comment = { text: 'Well done.', by: 'Ms. Rivera', time: 'Wed', isRead: true };
  show({ ...STEP, comment });
  const [title] = screen.getAllByText('A line for Dylan P.');
  if (title) await userEvent.click(title);
  expect(screen.getByText('Ms. Rivera, Wed', { exact: false })).toBeVisible();
  const box = screen.getByRole('textbox', { name: 'A line for Dylan P.' });
  await userEvent.clear(box);
  await userEvent.type(box, 'Look again.');
  await userEvent.click(screen.getByRole('button', { name: 'Put it on the card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(jest.mocked(setStepCommentAction).mock.calls.map(([sent]) => sent)).toEqual([
    { ...ids, step: 'RB1', text: 'Look again.' },
    { ...ids, step: 'RB1', text: '' },
  ]);
});

it('asks all at once, each student for the first of their steps', async () => {
  jest.mocked(askManyForLinesAction).mockResolvedValue({ ok: true, data: { asked: 2 } });
  const students = [
    { studentId: 'kim', step: 'RB1' },
    { studentId: 'lee', step: 'QB' },
    { studentId: 'kim', step: 'K' },
  ] as const;
  const { container } = render(
    <AskStudentsForLinesButton leagueId="l1" week={6} students={students} />,
  );
  await userEvent.click(
    within(container).getByRole('button', { name: 'Ask these 2 for their lines' }),
  );
  expect(askManyForLinesAction).toHaveBeenCalledWith({
    leagueId: 'l1',
    week: 6,
    students: students.slice(0, 2),
  });
  expect(await screen.findByText('2 students are asked for the lines.')).toBeVisible();
});
