import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outboxOf, startSendingOutbox } from '@/components/outbox/use-outbox';
import type {
  PracticeDto,
  PracticeQuestionDto,
  PracticeVerdictDto,
  SubmitPracticeAnswerInput,
} from '@/lib/data/practice/dto';
import { EarlierWeeksPracticeQuestions } from './earlier-weeks-practice-questions';

const question = (index: number, part: Partial<PracticeQuestionDto> = {}): PracticeQuestionDto => ({
  index,
  ask: { kind: 'line', count: 84, numbers: [{ wholeNumber: 0, numerator: 1, denominator: 10 }] },
  from: `Week ${index + 1}: Running Back 1`,
  before: 'It took you 3 tries then.',
  attempts: 0,
  correct: false,
  own: null,
  back: null,
  ...part,
});

let owner = '';
let students = 0;
let stopCourier = () => {};
beforeEach(() => {
  localStorage.clear();
  students += 1;
  owner = `practice-student-${students}`;
  stopCourier = startSendingOutbox(outboxOf(owner));
});
afterEach(() => stopCourier());

function serve(...verdicts: Partial<PracticeVerdictDto>[]): SubmitPracticeAnswerInput[] {
  const sent: SubmitPracticeAnswerInput[] = [];
  globalThis.fetch = (async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)) as SubmitPracticeAnswerInput);
    const data = {
      outcome: 'right',
      message: 'Correct!',
      field: null,
      hint: null,
      finished: false,
      ...verdicts[sent.length - 1],
    };
    return { json: async () => ({ ok: true, data }) } as Response;
  }) as typeof fetch;
  return sent;
}

function show(part: Partial<PracticeDto> = {}) {
  render(
    <EarlierWeeksPracticeQuestions
      practice={{ week: 8, questions: [question(0), question(1)], readOnly: false, ...part }}
      owner={owner}
    />,
  );
}
const box = () => screen.getByRole('textbox', { name: 'Whole number' });
const check = () => screen.getByRole('button', { name: 'Check my answer' });
const right = (index: number) =>
  question(index, { correct: true, attempts: 1, back: 'Back in about 2 weeks.' });

it('asks one question after the other, takes the keyboard along, and ends with the sticker', async () => {
  const user = userEvent.setup();
  const sent = serve({ question: right(0) }, { question: right(1), finished: true });
  show();
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveAttribute('aria-current', 'step');
  await user.type(box(), '8 2/5{Enter}');
  await within(rows[0] as HTMLElement).findByText('Done');
  expect(rows[0]).toHaveTextContent('Right on the first try. Back in about 2 weeks.');
  expect(rows[1]).toHaveAttribute('aria-current', 'step');
  expect(box()).toHaveFocus();
  const bar = screen.getByText('That was question 1.').closest('.verdict-bar');
  expect(bar).toHaveClass('verdict-right');
  await user.type(box(), '8');
  expect(bar).toHaveClass('verdict-plain');
  await user.type(box(), ' 2/5{Enter}');
  expect(await screen.findByText('All done: there’s a new sticker for your helmet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Work out the points' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toMatchObject([
    { week: 8, question: 0 },
    { week: 8, question: 1 },
  ]);
});

it('keeps a question that is not right yet, with its hint', async () => {
  const user = userEvent.setup();
  serve({
    outcome: 'wrong',
    message: 'Not yet.',
    hint: { title: 'Look', text: 'Divide first.' },
    question: question(0, { attempts: 1 }),
  });
  show();
  await user.type(box(), '9');
  await user.click(check());
  expect(await screen.findByText('Divide first.')).toBeVisible();
  expect(box()).toHaveValue('9');
});

it('takes no answer while the class stands still', () => {
  show({ readOnly: true });
  expect(screen.queryByRole('textbox')).toBeNull();
});
